import type { CapabilityTile } from '#content/schema/pages.ts';
import { Picture, type PictureSource } from '#src/components/elements/Picture.tsx';
import type { ModalOpeners } from '#src/features/service-modal/ServiceModal.tsx';
import { listRole } from '#src/styles/list-role.ts';
import * as styles from './CapabilityTiles.css.ts';

type TilesProps = ModalOpeners & { tiles: readonly (Omit<CapabilityTile, 'picture'> & { picture: PictureSource })[] };

/** The capabilities of the practice as tiles; each opens its service. */
export function CapabilityTiles({ tiles, chosenTile, onTileChosen }: TilesProps) {
  return (
    <ul {...listRole} className={styles.root}>
      {tiles.map(({ name, service, picture, side }) => (
        <li key={name} className={side && styles.sides[side]}>
          <button
            type="button"
            className={styles.tile}
            aria-haspopup="dialog"
            aria-busy={name === chosenTile || undefined}
            onClick={(event) => onTileChosen({ name, service }, event.currentTarget)}
            onFocus={(event) => bringIntoView(event.currentTarget)}
          >
            <Picture src={picture} alt="" />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls to a tile that receives keyboard focus; focusing alone may leave it out of view. */
function bringIntoView(tile: HTMLElement) {
  if (tile.matches(':focus-visible')) tile.scrollIntoView({ block: 'nearest' });
}
