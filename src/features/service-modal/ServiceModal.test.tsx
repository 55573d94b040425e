import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CapabilityTiles } from '#src/routes/-home/CapabilityTiles.tsx';
import { ServiceCard } from '#src/routes/-home/ServiceCard.tsx';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { type ModalOpeners, ServiceModal } from './ServiceModal.tsx';

const services = ['vision-therapy', 'ipl-therapy', 'dmv-eye-exam'].map((id) => ({
  id,
  title: `Title of ${id}`,
  description: `Description of ${id}`,
  picture: { src: `/${id}.svg`, alt: `Picture of ${id}` },
  facts: <p>What it costs</p>,
  booking: <a href="/">Book</a>,
  details: {
    intro: 'What the details say first',
    lists: [{ title: 'What is done', items: ['One thing', 'Another thing'] }],
    closingNote: 'What the details say last',
  },
}));

const tiles = [
  { name: 'Vision Therapy', service: 'vision-therapy', picture: '/vision.svg' },
  { name: 'IPL Therapy', service: 'ipl-therapy', picture: '/ipl.svg' },
];

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
const modal = () => screen.queryByRole('dialog');

const showPage = () =>
  renderInRouter(<ServiceModal services={services}>{(modal) => <Page {...modal} />}</ServiceModal>);

describe('the service modal', () => {
  it('is named and described by the service, and shows all of its details', async () => {
    await showPage();
    fireEvent.click(card('dmv-eye-exam'));
    const dialog = await screen.findByRole('dialog', { name: 'Title of dmv-eye-exam' });
    within(dialog).getByText('What the details say first');
    within(dialog).getByText('What the details say last');
    within(dialog).getByText('What it costs');
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
    await showPage();
    fireEvent.click(card('ipl-therapy'));
    const dialog = await screen.findByRole('dialog');
    fireEvent.pointerDown(within(dialog).getByRole('heading', { level: 2 }));
    fireEvent.click(dialog);
    expect(modal()).not.toBeNull();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(modal()).toBeNull();
  });
});
