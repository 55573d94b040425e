import { Link, useLoaderData } from '@tanstack/react-router';
import { capabilityTiles, homeServices } from '#content/home-services.data.ts';
import { Section, Stack } from '#src/components/layout/layout.tsx';
import type { ModalOpeners } from '#src/features/service-modal/ServiceModal.tsx';
import { listRole } from '#src/styles/list-role.ts';
import { pictureSource } from '../-pictures.ts';
import { skipLink } from '../-root/Document.css.ts';
import * as styles from './ApproachSection.css.ts';
import { CapabilityTiles } from './CapabilityTiles.tsx';

const tiles = capabilityTiles.flatMap((tile) =>
  homeServices
    .filter(({ id }) => id === tile.service)
    .map(({ image }) => ({ ...tile, picture: pictureSource(tile.picture ?? image.file) })),
);

/** #approach */
export function ApproachSection(modal: ModalOpeners) {
  const { heading, lead, steps, capabilitiesHeading, capabilitiesLead } = useLoaderData({ from: '/' }).approach;
  return (
    <Section id="approach" line={1} heading={heading} lead={lead} head="beside">
      <Stack space="block">
        <ol {...listRole} className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Stack space="close">
          <div className={styles.capabilities}>
            <h3>{capabilitiesHeading}</h3>
            <p>{capabilitiesLead}</p>
            <Link className={skipLink} to="/" hash="visit" activeOptions={{ includeHash: true }}>
              Skip the services
            </Link>
          </div>
          <CapabilityTiles tiles={tiles} {...modal} />
        </Stack>
      </Stack>
    </Section>
  );
}
