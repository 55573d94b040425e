import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Screen } from 'model-testing';
import { describeComponent } from 'model-testing/vitest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServiceDetails, serviceModalMachine } from '../../../machines/service-modal/service-modal.machine.ts';
import { serviceModalModel } from '../../../machines/service-modal/service-modal.model.ts';
import { type ServiceModalView, serviceModalStates } from '../../../tests/models/site/service-modal.states.ts';
import { addHistoryEntry, leaveHistoryEntry, onHistoryEntryLeft } from '../../io/modal-history.ts';
import { CapabilityTiles } from '../../routes/-home/ApproachSection.tsx';
import { ServiceCard } from '../../routes/-home/ServiceCard.tsx';
import { ServiceModal, useChosenTile, useServiceModal } from './ServiceModal.tsx';

vi.mock('../../io/modal-history.ts', () => ({
  addHistoryEntry: vi.fn(),
  leaveHistoryEntry: vi.fn(),
  onHistoryEntryLeft: vi.fn(() => () => {}),
}));

const phone = { dial: '+17185550123', display: '(718) 555-0123' };

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

function Page() {
  const { onTileChosen, onCardActivated, onApproached } = useServiceModal();
  const chosen = useChosenTile();
  return (
    <>
      <CapabilityTiles tiles={tiles} chosen={chosen} onChosen={onTileChosen} onApproached={onApproached} />
      <section id="services">
        {services.map((service) => (
          <ServiceCard
            key={service.id}
            service={service}
            picture={service.picture.src}
            onActivated={onCardActivated}
            onApproached={onApproached}
          />
        ))}
      </section>
    </>
  );
}

const card = (service: string) => screen.getByRole('button', { name: `Title of ${service}` });
const tile = (name: string) => screen.getByRole('button', { name });
const modal = () => screen.queryByRole('dialog');
const closeButton = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' });

async function showPage(loadDetails: (service: string) => Promise<ServiceDetails>) {
  const rootRoute = createRootRoute({
    component: () => (
      <ServiceModal services={services} loadDetails={loadDetails} phone={phone}>
        <Page />
      </ServiceModal>
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
  await waitFor(() => card('vision-therapy'));
  return router;
}

/** Holds the timers of one duration. Returns a function that fires them. */
function holdTimers(milliseconds: number): () => void {
  const held = new Map<number, () => void>();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((ring: () => void, wait?: number, ...rest: unknown[]) => {
    if (wait !== milliseconds) return set(ring, wait, ...rest);
    const id = -1 - held.size;
    held.set(id, ring);
    return id;
  }) as typeof setTimeout);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation(((id: number) => {
    if (!held.delete(id)) clear(id);
  }) as typeof clearTimeout);
  return () => {
    const rings = [...held.values()];
    held.clear();
    for (const ring of rings) ring();
  };
}

function viewOfModal(): ServiceModalView['modal'] {
  const dialog = modal();
  if (!dialog) return null;
  const { getByRole, queryByRole, queryByText } = within(dialog);
  const service = getByRole('heading', { level: 2 }).textContent?.replace('Title of ', '') ?? '';
  getByRole('img', { name: `Picture of ${service}` });
  const link = queryByRole('link', { name: 'View Full Details' });
  if (queryByText(/You seem to be offline/)) {
    expect(link).toBeNull();
    return { service, details: 'offline' };
  }
  expect(link?.getAttribute('href')).toBe(`/services/${service}`);
  if (queryByText(/could not load the details/)) return { service, details: 'failed' };
  return { service, details: queryByText(details.intro) ? 'shown' : 'loading' };
}

/** A request for the details of a service. */
interface DetailsRequest {
  resolve: (details: ServiceDetails) => void;
  reject: (error: unknown) => void;
}

async function openScreen(): Promise<Screen<typeof serviceModalMachine, ServiceModalView>> {
  const pending = new Map<string, DetailsRequest>();
  /** Requests of a modal that was closed stay pending. */
  const settle = (end: (request: DetailsRequest) => void) =>
    waitFor(() => {
      const service = viewOfModal()?.service ?? '';
      const request = pending.get(service);
      if (!request) throw new Error(`No details of "${service}" are requested.`);
      pending.delete(service);
      end(request);
    });
  const endScroll = holdTimers(800);
  let isLeavingEntry = false;
  vi.mocked(leaveHistoryEntry).mockImplementation(() => {
    isLeavingEntry = true;
  });
  const router = await showPage(
    (service) => new Promise((resolve, reject) => pending.set(service, { resolve, reject })),
  );
  let scrolledTo: string | null = null;
  Object.assign(document.getElementById('services') as HTMLElement, {
    scrollIntoView: () => {
      scrolledTo = 'services';
    },
  });

  async function failToLoad(network: 'online' | 'offline') {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(network === 'online');
    // Details that are lost after the network came back are requested once more.
    await waitFor(async () => {
      await settle(({ reject }) => reject(new Error('no connection')));
      await waitFor(() => expect(viewOfModal()?.details).not.toBe('loading'), { timeout: 200 });
    });
    // The network is back, without an event.
    onLine.mockRestore();
  }

  return {
    events: {
      'card.activated': ({ service }) => void fireEvent.click(card(service)),
      'tile.chosen': (event) => {
        scrolledTo = null;
        fireEvent.click(tile(event.tile));
      },
      'modal.closed': () => void fireEvent.click(closeButton()),
      'details.requested': () => {
        const { getByRole } = within(screen.getByRole('dialog'));
        const button = getByRole('button', { name: 'Try Again' });
        button.focus();
        fireEvent.click(button);
        expect(document.activeElement).toBe(getByRole('heading', { level: 2 }));
      },
      'network.restored': () => void fireEvent(window, new Event('online')),
      'entry.left': () => {
        isLeavingEntry = false;
        const [, listener] = vi.mocked(onHistoryEntryLeft).mock.lastCall ?? [];
        act(() => listener?.());
        // A timer that is still running would open the modal now.
        act(endScroll);
      },
      'page.left': async () => {
        await act(async () => router.history.push('/#find-us'));
        act(endScroll);
      },
    },
    actors: {
      loadDetails: {
        done: (outcome) => (outcome === 'offline' ? failToLoad('offline') : settle(({ resolve }) => resolve(details))),
        failed: () => failToLoad('online'),
      },
    },
    delays: { scrollingTime: () => act(endScroll) },
    until: (assertion) =>
      waitFor(() =>
        assertion({
          modal: viewOfModal(),
          busyTile: document.querySelector('[aria-busy="true"]')?.textContent ?? null,
          scrolledTo,
          isLeavingEntry,
        }),
      ),
  };
}

describeComponent({ model: serviceModalModel, states: serviceModalStates, open: openScreen });

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

  it.each([
    ['its button', () => fireEvent.click(closeButton())],
    ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ])('closes by %s and gives the focus back to the card', async (_, close) => {
    await showPage(async () => details);
    fireEvent.click(card('ipl-therapy'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Title of ipl-therapy'));
    await waitFor(() => expect(modal()?.contains(document.activeElement)).toBe(true));
    close();
    await waitFor(() => expect(modal()).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(card('ipl-therapy')));
  });

  it('gives the focus back to the tile that opened it', async () => {
    const { events, delays } = await openScreen();
    await events['tile.chosen']({ type: 'tile.chosen', service: 'vision-therapy', tile: 'Vision Therapy' });
    await delays.scrollingTime();
    await waitFor(() => expect(modal()?.contains(document.activeElement)).toBe(true));
    fireEvent.click(closeButton());
    await waitFor(() => expect(document.activeElement).toBe(tile('Vision Therapy')));
  });

  it('gets an entry in the history when it opens, and leaves it when it is closed', async () => {
    await showPage(async () => details);
    fireEvent.click(card('ipl-therapy'));
    await screen.findByRole('dialog');
    expect(addHistoryEntry).toHaveBeenCalledOnce();
    expect(leaveHistoryEntry).not.toHaveBeenCalled();
    fireEvent.click(closeButton());
    expect(leaveHistoryEntry).toHaveBeenCalledOnce();
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
    expect(within(dialog).getByRole('link', { name: phone.display }).getAttribute('href')).toBe('tel:+17185550123');
    expect(loadDetails).not.toHaveBeenCalled();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await within(dialog).findByText(details.intro);
    expect(within(dialog).queryByText(/offline/)).toBeNull();
  });

  it('closes when the address changes', async () => {
    const router = await showPage(async () => details);
    fireEvent.click(card('ipl-therapy'));
    await screen.findByRole('dialog');
    router.history.push('/#find-us');
    await waitFor(() => expect(modal()).toBeNull());
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

  it('does not open for Learn More, which is a link to the page of the service', async () => {
    await showPage(async () => details);
    const more = screen.getByRole('link', { name: 'Learn More about Title of ipl-therapy' });
    expect(more.getAttribute('href')).toBe('/services/ipl-therapy');
    expect(more.closest('button')).toBeNull();
  });
});
