import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { MapAddresses } from '../../../content/types.ts';
import { networkState } from '../../io/network.ts';
import type { startDirections } from './start-directions.ts';

let start: typeof startDirections | undefined;

async function loadDirections() {
  ({ startDirections: start } = await import('./start-directions.ts'));
}

/** What cannot be loaded now is asked for again at the press. */
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
  const [isBusy, setBusy] = useState(false);

  const open = () => {
    if (!start) return location.assign(maps.web);
    actor.current ??= start(maps);
    actor.current.send({ type: 'link.pressed' });
  };

  async function openWhenLoaded() {
    setBusy(true);
    await loadDirections().catch(() => {});
    setBusy(false);
    open();
  }

  return (
    <a
      href={maps.web}
      {...(className && { className })}
      aria-busy={isBusy || undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        // Without the script and a network the browser follows the link, as far as it goes.
        if (!isPlain(event) || (!start && networkState() === 'offline')) return;
        event.preventDefault();
        // A tab is opened at once where that is possible, or a browser might block it.
        if (start) open();
        else void openWhenLoaded();
      }}
    >
      {children}
    </a>
  );
}
