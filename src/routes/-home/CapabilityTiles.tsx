import { IconArrowDown } from '@tabler/icons-react';
import { useState } from 'react';
import * as styles from './approach.css.ts';

/** What the practice can do, as tiles; each leads to the service it belongs to. */
export function CapabilityTiles({
  tiles,
  isBusy,
  onChosen,
  onApproached,
}: {
  tiles: readonly { name: string; service: string }[];
  /** Whether the service of the tile that was chosen last is still on its way. */
  isBusy: boolean;
  /** Called with the slug of the tile's service and the tile. */
  onChosen: (service: string, tile: HTMLElement) => void;
  /** Called with the slug of the tile's service when somebody is about to choose the tile. */
  onApproached: (service: string) => void;
}) {
  const [chosen, setChosen] = useState('');
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ name, service }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.tile}
            aria-haspopup="dialog"
            aria-busy={(isBusy && name === chosen) || undefined}
            onClick={(event) => {
              setChosen(name);
              onChosen(service, event.currentTarget);
            }}
            onPointerEnter={() => onApproached(service)}
            onFocus={(event) => {
              onApproached(service);
              bringIntoView(event.currentTarget);
            }}
          >
            {name}
            <IconArrowDown size={20} aria-hidden="true" className={styles.tileIcon} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Shows a tile that a keyboard's focus comes back to, which focusing by itself leaves out of view. */
function bringIntoView(tile: HTMLElement) {
  if (tile.matches(':focus-visible')) tile.scrollIntoView({ block: 'nearest' });
}
