import { IconArrowDown } from '@tabler/icons-react';
import { capabilityTiles } from '#content/index.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { useChosenTile, useServiceModal } from '../../features/service-modal/ServiceModal.tsx';
import { listRole } from '../../styles/list-role.ts';
import * as styles from './home.css.ts';
import { useHome } from './use-home.ts';

/** #approach */
export function ApproachSection() {
  const { onTileChosen, onApproached } = useServiceModal();
  const chosen = useChosenTile();
  const { heading, lead, steps, capabilitiesHeading, capabilitiesLead } = useHome().approach;
  return (
    <Section id="approach" line={2} heading={heading} lead={lead}>
      <Stack space="part">
        <VisitSteps steps={steps} />
        <Stack>
          <h3>{capabilitiesHeading}</h3>
          <p>{capabilitiesLead}</p>
          <CapabilityTiles
            tiles={capabilityTiles}
            chosen={chosen}
            onChosen={onTileChosen}
            onApproached={onApproached}
          />
        </Stack>
      </Stack>
    </Section>
  );
}

/** What happens, one thing after the other. */
function VisitSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol {...listRole} className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The capabilities of the practice as tiles; each opens its service. */
export function CapabilityTiles({
  tiles,
  chosen,
  onChosen,
  onApproached,
}: {
  tiles: readonly { name: string; service: string }[];
  /** The name of the tile whose service is about to be shown; null without one. */
  chosen: string | null;
  /** Called with the tile and its button. */
  onChosen: (tile: { name: string; service: string }, button: HTMLElement) => void;
  /** Called with the slug of the tile's service on hover and focus, to preload it. */
  onApproached: (service: string) => void;
}) {
  return (
    <ul {...listRole} className={styles.tiles}>
      {tiles.map(({ name, service }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.tile}
            aria-haspopup="dialog"
            aria-busy={name === chosen || undefined}
            onClick={(event) => onChosen({ name, service }, event.currentTarget)}
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

/** Scrolls to a tile that receives keyboard focus; focusing alone may leave it out of view. */
function bringIntoView(tile: HTMLElement) {
  if (tile.matches(':focus-visible')) tile.scrollIntoView({ block: 'nearest' });
}
