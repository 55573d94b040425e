import { useLocation, useRouter } from '@tanstack/react-router';
import { useActor } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CapabilityTile } from '#content/schema/pages.ts';
import { serviceModalMachine } from '#machines/service-modal/service-modal.machine.ts';
import { scrollToSection } from '#src/page/scrolling.ts';
import { type DialogService, ServiceDialog } from './ServiceDialog.tsx';

/** What cards and tiles need. */
export interface ModalOpeners {
  /** The name of the tile that was chosen and whose service is not shown yet; null without one. */
  chosenTile: string | null;
  onCardActivated: (service: string, card: HTMLElement) => void;
  onTileChosen: (tile: CapabilityTile, element: HTMLElement) => void;
}

interface ServiceModalProps {
  services: readonly DialogService[];
  children: (modal: ModalOpeners) => ReactNode;
}

/** The modal of a service, beside the sections whose cards and tiles open it. */
export function ServiceModal({ services, children }: ServiceModalProps) {
  const router = useRouter();
  const inAddress = useLocation({ select: ({ search }) => search.service });
  const openedWith = useRef<HTMLElement>(null);
  const [snapshot, send] = useActor(
    serviceModalMachine.provide({
      actions: {
        scrollToServices: () => scrollToSection('services'),
        showAddress: ({ context }) => {
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

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged, hashChanged }) => {
        if (pathChanged || hashChanged) send({ type: 'page.left' });
      }),
    [router, send],
  );

  useEffect(() => {
    const isService = services.some(({ id }) => id === inAddress);
    send(inAddress && isService ? { type: 'address.shown', service: inAddress } : { type: 'address.left' });
  }, [inAddress, services, send]);

  const { service, tile } = snapshot.context;
  const shown = snapshot.matches('open') && services.find(({ id }) => id === service);

  return (
    <>
      {children({
        chosenTile: tile,
        onCardActivated: (slug, card) => {
          openedWith.current = card;
          send({ type: 'card.activated', service: slug });
        },
        onTileChosen: (chosen, element) => {
          openedWith.current = element;
          send({ type: 'tile.chosen', service: chosen.service, tile: chosen.name });
        },
      })}
      {shown && <ServiceDialog service={shown} opener={openedWith} onClosed={() => send({ type: 'modal.closed' })} />}
    </>
  );
}
