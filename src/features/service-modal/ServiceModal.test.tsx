import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServiceDetails } from '#machines/service-modal/service-modal.machine.ts';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { CapabilityTiles, ServiceCard } from '../../routes/-home/ServicesPart.tsx';
import { type ModalOpeners, ServiceModal } from './ServiceModal.tsx';

const phone = { dial: '+12125550100', display: '(212) 555-0100' };

const services = ['vision-therapy', 'ipl-therapy', 'dmv-eye-exam'].map((id) => ({
  id,
  title: `Title of ${id}`,
  description: `Description of ${id}`,
  picture: { src: `/${id}.svg`, alt: `Picture of ${id}` },
}));

const tiles = [
  { name: 'Vision Therapy', service: 'vision-therapy' },
  { name: 'IPL Therapy', service: 'ipl-therapy' },
];

const details: ServiceDetails = {
  intro: 'What the details say first',
  lists: [{ title: 'What is done', items: ['One thing', 'Another thing'] }],
  closingNote: 'What the details say last',
};

function Page(modal: ModalOpeners) {
  return (
    <>
      <CapabilityTiles tiles={tiles} {...modal} />
      <section id="services">
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} picture={service.picture.src} {...modal} />
        ))}
      </section>
    </>
  );
}

const card = (service: string) => screen.getByRole('button', { name: `Title of ${service}` });
const tile = (name: string) => screen.getByRole('button', { name });
const modal = () => screen.queryByRole('dialog');

const showPage = (loadDetails: (service: string) => Promise<ServiceDetails>) =>
  renderInRouter(
    <ServiceModal services={services} loadDetails={loadDetails} phone={phone}>
      {(modal) => <Page {...modal} />}
    </ServiceModal>,
  );

describe('the service modal', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.clearAllMocks();
  });

  it('is named and described by the service, and shows all of its details', async () => {
    await showPage(async () => details);
    fireEvent.click(card('dmv-eye-exam'));
    const dialog = await screen.findByRole('dialog', { name: 'Title of dmv-eye-exam' });
    await within(dialog).findByText('What the details say last');
    expect(within(dialog).getByRole('heading', { level: 3 }).textContent).toBe('What is done');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['One thing', 'Another thing']);
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Description of dmv-eye-exam');
  });

  it('is closed by a click outside, and not by one that began inside', async () => {
    await showPage(async () => details);
    fireEvent.click(card('ipl-therapy'));
    const dialog = await screen.findByRole('dialog');
    fireEvent.pointerDown(within(dialog).getByRole('heading', { level: 2 }));
    fireEvent.click(dialog);
    expect(modal()).not.toBeNull();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(modal()).toBeNull();
  });

  it('shows the description and the phone when there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const loadDetails = vi.fn(async () => details);
    await showPage(loadDetails);
    fireEvent.click(card('ipl-therapy'));
    const dialog = await screen.findByRole('dialog', { name: 'Title of ipl-therapy' });
    await within(dialog).findByText('You seem to be offline. The details will load when you are back online.');
    within(dialog).getByText('Description of ipl-therapy');
    expect(within(dialog).getByRole('link', { name: phone.display }).getAttribute('href')).toBe('tel:+12125550100');
    expect(loadDetails).not.toHaveBeenCalled();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await within(dialog).findByText(details.intro);
    expect(within(dialog).queryByText(/offline/)).toBeNull();
  });

  it('loads the details when the pointer or focus comes near a card or tile', async () => {
    const loadDetails = vi.fn(async (_service: string) => details);
    await showPage(loadDetails);
    fireEvent.pointerEnter(card('ipl-therapy').closest('article') as HTMLElement);
    fireEvent.focus(card('dmv-eye-exam'));
    fireEvent.pointerEnter(tile('Vision Therapy'));
    fireEvent.focus(tile('IPL Therapy'));
    await waitFor(() =>
      expect(loadDetails.mock.calls.flat()).toEqual(['ipl-therapy', 'dmv-eye-exam', 'vision-therapy']),
    );
  });
});
