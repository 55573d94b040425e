import { IconArrowDown } from '@tabler/icons-react';
import * as styles from './CapabilityTiles.css.ts';

/** What the practice can do, as tiles; each leads to the service it belongs to. */
export function CapabilityTiles({
  tiles,
  onChosen,
  onApproached,
}: {
  tiles: readonly { name: string; service: string }[];
  /** Called with the slug of the tile's service and the tile. */
  onChosen: (service: string, tile: HTMLElement) => void;
  /** Called with the slug of the tile's service when somebody is about to choose the tile. */
  onApproached: (service: string) => void;
}) {
  return (
    <ul className={styles.root}>
      {tiles.map(({ name, service }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.tile}
            aria-haspopup="dialog"
            onClick={(event) => onChosen(service, event.currentTarget)}
            onPointerEnter={() => onApproached(service)}
            onFocus={(event) => {
              onApproached(service);
              bringIntoView(event.currentTarget);
            }}
          >
            {name}
            <IconArrowDown size={20} aria-hidden="true" className={styles.icon} />
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
