import { type MouseEvent, type ReactNode, useState } from 'react';
import type { MapAddresses } from '#content/schema/practice.ts';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { markAs } from '#src/page/marks.ts';
import { networkState } from '#src/page/network.ts';
import { script } from '#src/page/scripts.ts';

const directions = script(() => import('./start-directions.ts'));

/** If this fails, a click requests it again. */
const loadDirections = () => directions.load().catch(() => {});

/** A plain click; others, such as with a modifier key, are left to the browser. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

interface DirectionsLinkProps {
  maps: MapAddresses;
  className?: string;
  children: ReactNode;
}

/** A link to the office in the device's map app, in a new tab; to a web page until scripts run (`src/page/early.ts`). */
export function DirectionsLink({ maps, className, children }: DirectionsLinkProps) {
  const [isBusy, setBusy] = useState(false);

  async function openWhenLoaded() {
    setBusy(true);
    await loadDirections();
    setBusy(false);
    const loaded = directions.current();
    if (loaded) loaded.openDirections(maps);
    else location.assign(maps.web);
  }

  return (
    <a
      href={maps.web}
      target="_blank"
      rel="noopener noreferrer"
      {...markAs('apple', maps.apple)}
      {...markAs('geo', maps.geo)}
      {...(className && { className })}
      aria-busy={isBusy || undefined}
      onPointerEnter={loadDirections}
      onFocus={loadDirections}
      onClick={(event) => {
        const loaded = directions.current();
        // Offline and without the script, let the browser follow the link.
        if (!isPlain(event) || (!loaded && networkState() === 'offline')) return;
        event.preventDefault();
        // Open the tab synchronously if possible; otherwise a browser may block it.
        if (loaded) loaded.openDirections(maps);
        else void openWhenLoaded();
      }}
    >
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
