import { act, fireEvent, screen, within } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { expect, vi } from 'vitest';
import type { ServiceDetails, ServiceModalContext } from '#machines/service-modal/service-modal.machine.ts';
import { serviceModalModel } from '#machines/service-modal/service-modal.model.ts';
import { ServiceModal, useChosenTile, useServiceModal } from '../../src/features/service-modal/ServiceModal.tsx';
import { leaveHistoryEntry, onHistoryEntryLeft } from '../../src/io/modal-history.ts';
import { CapabilityTiles } from '../../src/routes/-home/ApproachSection.tsx';
import { ServiceCard } from '../../src/routes/-home/ServiceCard.tsx';
import { renderInRouter } from '../support/render-in-router.tsx';

vi.mock('../../src/io/modal-history.ts', () => ({
  addHistoryEntry: vi.fn(),
  leaveHistoryEntry: vi.fn(),
  onHistoryEntryLeft: vi.fn(),
}));

const services = ['vision-therapy', 'ipl-therapy', 'dmv-eye-exam'].map((id) => ({
  id,
  title: `Title of ${id}`,
  description: '',
  picture: { src: `/${id}.svg`, alt: '' },
}));

const tiles = [
  { name: 'Vision Therapy', service: 'vision-therapy' },
  { name: 'IPL Therapy', service: 'ipl-therapy' },
];

const details: ServiceDetails = { intro: '', lists: [{ title: 'What is done', items: [] }] };

function Sections() {
  const { onTileChosen, onCardActivated, onApproached } = useServiceModal();
  return (
    <>
      <CapabilityTiles tiles={tiles} chosen={useChosenTile()} onChosen={onTileChosen} onApproached={onApproached} />
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

type Details = 'loading' | 'shown' | 'offline' | 'failed';

/** What a visitor sees of the service modal. */
interface ServiceModalView {
  /** Null while it is closed. `service` is the slug of the service. */
  readonly modal: { readonly service: string; readonly details: Details } | null;
  /** The name of the tile that is busy; null without one. */
  readonly busyTile: string | null;
  /** Whether the page was scrolled to the services for the last tile. */
  readonly isAtServices: boolean;
  /** Whether the page has requested to leave its entry in the history. */
  readonly isLeavingEntry: boolean;
}

function readModal(): ServiceModalView['modal'] {
  const dialog = document.querySelector('dialog[open]');
  if (!dialog) return null;
  const title = dialog.querySelector('h2')?.textContent;
  const reason = /(offline)|could not load/.exec(dialog.querySelector('[role="status"]')?.textContent ?? '');
  const shown = dialog.querySelector('h3') ? 'shown' : 'loading';
  return {
    service: services.find((service) => service.title === title)?.id ?? '',
    details: reason ? (reason[1] ? 'offline' : 'failed') : shown,
  };
}

const shows = (details: Details) => (view: ServiceModalView, context: ServiceModalContext) =>
  expect(view.modal).toEqual({ service: context.service, details });

const expectLeavingEntry = (view: ServiceModalView) =>
  expect(view).toMatchObject({ modal: null, isLeavingEntry: true });

describeComponent<typeof serviceModalModel.machine, ServiceModalView>({
  model: serviceModalModel,
  states: {
    closed: (view) => expect(view).toMatchObject({ modal: null, busyTile: null, isLeavingEntry: false }),
    scrolling: (view, { tile }) => expect(view).toMatchObject({ modal: null, busyTile: tile, isAtServices: true }),
    'open.loading': shows('loading'),
    'open.complete': shows('shown'),
    'open.offline': shows('offline'),
    'open.failed': shows('failed'),
    returning: expectLeavingEntry,
    reopening: expectLeavingEntry,
  },
  open: async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let leaveEntry = () => {};
    vi.mocked(onHistoryEntryLeft).mockImplementation((_router, listener) => {
      leaveEntry = listener;
      return () => {};
    });
    let isLeavingEntry = false;
    vi.mocked(leaveHistoryEntry).mockImplementation(() => {
      isLeavingEntry = true;
    });
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const loads = new Map<string, { resolve: (details: ServiceDetails) => void; reject: (error: unknown) => void }>();
    const loadDetails = (service: string) =>
      new Promise<ServiceDetails>((resolve, reject) => loads.set(service, { resolve, reject }));
    await renderInRouter(
      <ServiceModal services={services} loadDetails={loadDetails} phone={{ dial: '', display: '' }}>
        <Sections />
      </ServiceModal>,
    );

    /** Takes the request for the details of the service that is shown. */
    function takeLoad() {
      const service = readModal()?.service ?? '';
      const load = loads.get(service);
      loads.delete(service);
      return load;
    }

    /** Details that are lost after the network came back are requested once more. */
    const loseDetails = (error: unknown) =>
      vi.waitFor(async () => {
        await act(async () => takeLoad()?.reject(error));
        expect(readModal()?.details).not.toBe('loading');
      });
    const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));
    const inDialog = () => within(screen.getByRole('dialog'));

    return {
      events: {
        'card.activated': ({ service }) => press(`Title of ${service}`),
        'tile.chosen': ({ tile }) => {
          scrolledTo.mockClear();
          press(tile);
        },
        'modal.closed': () => void fireEvent.click(inDialog().getByRole('button', { name: 'Close' })),
        'details.requested': () => void fireEvent.click(inDialog().getByRole('button', { name: 'Try Again' })),
        'network.restored': () => void fireEvent(window, new Event('online')),
        'entry.left': () => {
          isLeavingEntry = false;
          act(leaveEntry);
        },
        'page.left': () => {
          isLeavingEntry = false;
          fireEvent.click(screen.getByRole('link', { name: 'Learn More about Title of dmv-eye-exam', hidden: true }));
        },
      },
      actors: {
        loadDetails: {
          done: async (outcome) => {
            if (outcome !== 'offline') return act(async () => takeLoad()?.resolve(details));
            onLine.mockReturnValue(false);
            await loseDetails(new Error('There is no network.'));
            // The network is back, without an event.
            onLine.mockReturnValue(true);
          },
          failed: loseDetails,
        },
      },
      delays: { scrollingTime: () => void act(() => vi.advanceTimersByTime(800)) },
      until: (assertion) =>
        vi.waitFor(
          () =>
            assertion({
              modal: readModal(),
              busyTile: document.querySelector('[aria-busy="true"]')?.textContent ?? null,
              isAtServices: scrolledTo.mock.contexts.includes(document.getElementById('services')),
              isLeavingEntry,
            }),
          { interval: 1 },
        ),
      close: () => {
        vi.useRealTimers();
      },
    };
  },
});
