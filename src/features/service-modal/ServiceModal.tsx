import { useLocation, useRouter } from '@tanstack/react-router';
import { useActor } from '@xstate/react';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { type ServiceDetails, serviceModalMachine } from '#machines/service-modal/service-modal.machine.ts';
import { keyEntry } from '../../io/history-entries.ts';
import { onNetworkRestored } from '../../io/network.ts';
import { scrollToSection } from '../../io/scroll.ts';
import { type LazyModule, lazyModule, orOffline } from '../../lazy-module/lazy-module.ts';
import { type DialogService, ServiceDialog } from './ServiceDialog.tsx';

/** A capability tile, and the slug of its service. */
interface Tile {
  name: string;
  service: string;
}

/** The callbacks of cards and tiles. */
interface ServiceModalActions {
  onCardActivated: (service: string, card: HTMLElement) => void;
  onTileChosen: (tile: Tile, element: HTMLElement) => void;
  /** Preloads a service's details; called on hover and focus. */
  onApproached: (service: string) => void;
}

const ActionsContext = createContext<ServiceModalActions | null>(null);
const TileContext = createContext<string | null>(null);

/** The actions of cards and tiles. Throws outside of {@link ServiceModal}. */
export function useServiceModal(): ServiceModalActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('useServiceModal needs a ServiceModal above it.');
  return actions;
}

/** The name of the tile that was chosen and whose service is not shown yet; null without one. */
export const useChosenTile = (): string | null => use(TileContext);

/** The details of all services, each loaded on first request. */
function createDetails(load: (service: string) => Promise<ServiceDetails>) {
  const details = new Map<string, LazyModule<ServiceDetails>>();
  return (service: string): LazyModule<ServiceDetails> => {
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
  loadDetails: (service: string) => Promise<ServiceDetails>;
  /** The office's phone, shown when the details cannot be loaded. */
  phone: { dial: string; display: string };
  children: ReactNode;
}) {
  const router = useRouter();
  const inAddress = useLocation({ select: ({ search }) => search.service });
  const openedWith = useRef<HTMLElement>(null);
  const detailsOf = useMemo(() => createDetails(loadDetails), [loadDetails]);
  const [snapshot, send] = useActor(
    serviceModalMachine.provide({
      actors: { loadDetails: fromPromise(({ input }) => orOffline(detailsOf(input.service).load())) },
      actions: {
        scrollToServices: () => scrollToSection('services'),
        showAddress: ({ context }) => {
          keyEntry(router);
          router.navigate({
            to: '/',
            search: { service: context.service },
            hash: true,
            state: { isOverPage: true },
            resetScroll: false,
          });
        },
        leaveAddress: () => {
          if (router.history.location.state.isOverPage) router.history.back();
          else router.navigate({ to: '/', hash: true, replace: true, resetScroll: false });
        },
      },
    }),
  );

  const actions = useMemo<ServiceModalActions>(
    () => ({
      onCardActivated: (service, card) => {
        openedWith.current = card;
        send({ type: 'card.activated', service });
      },
      onTileChosen: ({ name, service }, element) => {
        openedWith.current = element;
        send({ type: 'tile.chosen', service, tile: name });
      },
      onApproached: (service) => detailsOf(service).request(),
    }),
    [send, detailsOf],
  );

  useEffect(() => {
    const ends = [
      router.subscribe('onBeforeNavigate', ({ pathChanged, hashChanged }) => {
        if (pathChanged || hashChanged) send({ type: 'page.left' });
      }),
      onNetworkRestored(() => send({ type: 'network.restored' })),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [router, send]);

  useEffect(() => {
    const isService = services.some(({ id }) => id === inAddress);
    send(inAddress && isService ? { type: 'address.shown', service: inAddress } : { type: 'address.left' });
  }, [inAddress, services, send]);

  const { service, tile } = snapshot.context;
  const shown = services.find(({ id }) => id === service);
  const stage = typeof snapshot.value === 'object' ? snapshot.value.open : null;
  const details = stage === 'complete' ? snapshot.context.details : stage;

  return (
    <ActionsContext value={actions}>
      <TileContext value={tile}>{children}</TileContext>
      {shown && details && (
        <ServiceDialog
          service={shown}
          details={details}
          phone={phone}
          opener={openedWith}
          onClosed={() => send({ type: 'modal.closed' })}
          onDetailsRequested={() => send({ type: 'details.requested' })}
        />
      )}
    </ActionsContext>
  );
}
