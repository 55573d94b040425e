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
interface ServiceModalActions {
  onCardActivated: (service: string, card: HTMLElement) => void;
  onTileChosen: (service: string, tile: HTMLElement) => void;
  /** Preloads a service's details; called on hover and focus. */
  onApproached: (service: string) => void;
}

const ActionsContext = createContext<ServiceModalActions | null>(null);
const ScrollingContext = createContext(false);

/** The actions of cards and tiles. Throws outside of {@link ServiceModal}. */
export function useServiceModal(): ServiceModalActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('useServiceModal needs a ServiceModal above it.');
  return actions;
}

/** Whether a tile was chosen and its service is not shown yet. */
export const useIsScrolling = (): boolean => use(ScrollingContext);

/** The details of all services, each loaded on first request. */
function createDetails(load: (service: string) => Promise<DialogDetails>) {
  const details = new Map<string, LazyModule<DialogDetails>>();
  return (service: string): LazyModule<DialogDetails> => {
    const known = details.get(service) ?? lazyModule(() => load(service));
    details.set(service, known);
    return known;
  };
}

/** The modal of a service, around the sections whose cards and tiles open it. */
export function ServiceModal({
  services,
  loadDetails,
  phone,
  children,
}: {
  services: readonly DialogService[];
  /** Loads the details of a service. Must not change between renders. */
  loadDetails: (service: string) => Promise<DialogDetails>;
  /** The office's phone, shown when the details cannot be loaded. */
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

  const actions = useMemo<ServiceModalActions>(
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
    <ActionsContext value={actions}>
      <ScrollingContext value={snapshot.matches('scrolling')}>{children}</ScrollingContext>
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
    </ActionsContext>
  );
}
