import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { MapAddresses } from '../../../content/types.ts';
import type { startDirections } from './start-directions.ts';

const loadDirections = () => import('./start-directions.ts');

/** What cannot be fetched now is asked for again at the press. */
const prefetch = () => void loadDirections().catch(() => {});

/** A press that asks for nothing special: another button or a held key is the browser's own business. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * A link to the office on a map. It leads to a place page by itself; once scripts run, a press opens the map that suits
 * the device, in a new tab or, where that is blocked, in place of this page.
 */
export function DirectionsLink({
  maps,
  className,
  children,
}: {
  maps: MapAddresses;
  className?: string;
  children: ReactNode;
}) {
  const actor = useRef<ReturnType<typeof startDirections>>(null);
  const open = () =>
    loadDirections().then(
      ({ startDirections }) => {
        actor.current ??= startDirections(maps);
        actor.current.send({ type: 'link.pressed' });
      },
      () => location.assign(maps.web),
    );
  return (
    <a
      href={maps.web}
      {...(className && { className })}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        void open();
      }}
    >
      {children}
    </a>
  );
}
