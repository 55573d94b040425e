import { useRouter } from '@tanstack/react-router';
import { useActor } from '@xstate/react';
import { createContext, type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { serviceModalMachine } from '../../../machines/service-modal/service-modal.machine.ts';
import type { DialogDetails, DialogService } from '../../components/ServiceDialog/ServiceDialog.tsx';
import { scrollToSection } from '../../io/scroll.ts';
import { LazyDialog, loadDialog } from './lazy-dialog.tsx';

/** What cards and tiles tell the modal. */
interface ServiceModalEars {
  onCardActivated: (service: string, card: HTMLElement) => void;
  onTileChosen: (service: string, tile: HTMLElement) => void;
  /** Somebody is about to open a service: its modal is fetched. */
  onApproached: (service: string) => void;
}

const Ears = createContext<ServiceModalEars | null>(null);

/** What a card or tile has to call to open a service. Throws outside of {@link ServiceModal}. */
export function useServiceModal(): ServiceModalEars {
  const ears = use(Ears);
  if (!ears) throw new Error('There is no service modal around this.');
  return ears;
}

/** The modal that shows a service, over the sections whose cards and tiles open it. */
export function ServiceModal({
  services,
  loadDetails,
  children,
}: {
  services: readonly DialogService[];
  /** Fetches what is shown beside title and description. Always the same function. */
  loadDetails: (service: string) => Promise<DialogDetails>;
  children: ReactNode;
}) {
  const router = useRouter();
  const opener = useRef<HTMLElement>(null);
  const [details, setDetails] = useState<ReadonlyMap<string, DialogDetails>>(new Map());
  const [snapshot, send] = useActor(
    serviceModalMachine.provide({
      actors: {
        loadDetails: fromPromise<void, { service: string }>(async ({ input }) => {
          const loaded = await loadDetails(input.service);
          setDetails((known) => new Map(known).set(input.service, loaded));
        }),
      },
      actions: { scrollToServices: () => scrollToSection('services') },
    }),
  );

  const ears = useMemo<ServiceModalEars>(
    () => ({
      onCardActivated: (service, card) => {
        opener.current = card;
        send({ type: 'card.activated', service });
      },
      onTileChosen: (service, tile) => {
        opener.current = tile;
        send({ type: 'tile.chosen', service });
      },
      onApproached: (service) => {
        // What cannot be fetched now is asked for again when it is needed, and a failure is shown then.
        loadDialog().catch(() => {});
        loadDetails(service).catch(() => {});
      },
    }),
    [send, loadDetails],
  );

  useEffect(() => {
    const leave = () => send({ type: 'page.left' });
    const stop = router.subscribe('onBeforeNavigate', leave);
    addEventListener('pagehide', leave);
    return () => {
      stop();
      removeEventListener('pagehide', leave);
    };
  }, [router, send]);

  const shown = services.find(({ id }) => id === snapshot.context.service);
  const known = shown && snapshot.matches({ open: 'complete' }) ? details.get(shown.id) : undefined;
  const shownDetails = known ?? (snapshot.matches({ open: 'incomplete' }) ? 'out of reach' : null);

  return (
    <Ears value={ears}>
      {children}
      {shown && (
        <Suspense>
          <LazyDialog
            service={shown}
            details={shownDetails}
            open={snapshot.matches('open')}
            opener={() => opener.current}
            onClosed={() => send({ type: 'modal.closed' })}
          />
        </Suspense>
      )}
    </Ears>
  );
}
