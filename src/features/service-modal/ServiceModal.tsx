import { useRouter } from '@tanstack/react-router';
import { useActor } from '@xstate/react';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { serviceModalMachine } from '../../../machines/service-modal/service-modal.machine.ts';
import { addHistoryEntry, leaveHistoryEntry, onHistoryEntryLeft } from '../../io/modal-history.ts';
import { onNetworkRestored } from '../../io/network.ts';
import { scrollToSection } from '../../io/scroll.ts';
import { type LazyModule, lazyModule, outcomeOf } from '../../lazy-module/lazy-module.ts';
import { type DialogDetails, type DialogService, ServiceDialog } from './ServiceDialog.tsx';

/** The callbacks of cards and tiles. */
interface ServiceModalEars {
  onCardActivated: (service: string, card: HTMLElement) => void;
  onTileChosen: (service: string, tile: HTMLElement) => void;
  /** Somebody is about to open a service: its details are loaded. */
  onApproached: (service: string) => void;
}

const Ears = createContext<ServiceModalEars | null>(null);
const Scrolling = createContext(false);

/** What a card or tile has to call to open a service. Throws outside of {@link ServiceModal}. */
export function useServiceModal(): ServiceModalEars {
  const ears = use(Ears);
  if (!ears) throw new Error('There is no service modal around this.');
  return ears;
}

/** Whether a tile was chosen and its service is not shown yet. */
export const useIsScrolling = (): boolean => use(Scrolling);

/** The details of all services, each loaded when it is first asked for. */
function createDetails(load: (service: string) => Promise<DialogDetails>) {
  const details = new Map<string, LazyModule<DialogDetails>>();
  return (service: string): LazyModule<DialogDetails> => {
    const known = details.get(service) ?? lazyModule(() => load(service));
    details.set(service, known);
    return known;
  };
}

/** The modal that shows a service, over the sections whose cards and tiles open it. */
export function ServiceModal({
  services,
  loadDetails,
  phone,
  children,
}: {
  services: readonly DialogService[];
  /** Loads what is shown beside title and description. Always the same function. */
  loadDetails: (service: string) => Promise<DialogDetails>;
  /** The office's, for when the details cannot be loaded. */
  phone: { dial: string; display: string };
  children: ReactNode;
}) {
  const router = useRouter();
  const openedWith = useRef<HTMLElement>(null);
  const [opener] = useState(() => () => openedWith.current);
  const [detailsOf] = useState(() => createDetails(loadDetails));
  const [snapshot, send] = useActor(
    serviceModalMachine.provide({
      actors: { loadDetails: fromPromise(({ input }) => outcomeOf(detailsOf(input.service).load())) },
      actions: { scrollToServices: () => scrollToSection('services'), addHistoryEntry, leaveHistoryEntry },
    }),
  );

  const ears = useMemo<ServiceModalEars>(
    () => ({
      onCardActivated: (service, card) => {
        openedWith.current = card;
        send({ type: 'card.activated', service });
      },
      onTileChosen: (service, tile) => {
        openedWith.current = tile;
        send({ type: 'tile.chosen', service });
      },
      onApproached: (service) => detailsOf(service).request(),
    }),
    [send, detailsOf],
  );

  useEffect(() => {
    const ends = [
      router.subscribe('onBeforeNavigate', () => send({ type: 'page.left' })),
      onHistoryEntryLeft(router, () => send({ type: 'entry.left' })),
      onNetworkRestored(() => send({ type: 'network.restored' })),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [router, send]);

  const { service } = snapshot.context;
  const shown = services.find(({ id }) => id === service);
  const stage = typeof snapshot.value === 'object' ? snapshot.value.open : null;
  const details = stage === 'complete' ? detailsOf(service).current() : stage;

  return (
    <Ears value={ears}>
      <Scrolling value={snapshot.matches('scrolling')}>{children}</Scrolling>
      {shown && details && (
        <ServiceDialog
          service={shown}
          details={details}
          phone={phone}
          opener={opener}
          onClosed={() => send({ type: 'modal.closed' })}
          onDetailsRequested={() => send({ type: 'details.requested' })}
        />
      )}
    </Ears>
  );
}
