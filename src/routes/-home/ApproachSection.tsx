import { useLoaderData } from '@tanstack/react-router';
import { capabilityTiles } from '#content/capabilities.data.ts';
import { Section, Stack } from '#src/components/layout/layout.tsx';
import type { ModalOpeners } from '#src/features/service-modal/ServiceModal.tsx';
import { listRole } from '#src/styles/list-role.ts';
import * as styles from './ApproachSection.css.ts';
import { CapabilityTiles } from './CapabilityTiles.tsx';

/** #approach */
export function ApproachSection(modal: ModalOpeners) {
  const { heading, lead, steps, capabilitiesHeading, capabilitiesLead } = useLoaderData({ from: '/' }).approach;
  return (
    <Section id="approach" line={2} heading={heading} lead={lead}>
      <Stack space="part">
        <ol {...listRole} className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Stack>
          <h3>{capabilitiesHeading}</h3>
          <p>{capabilitiesLead}</p>
          <CapabilityTiles tiles={capabilityTiles} {...modal} />
        </Stack>
      </Stack>
    </Section>
  );
}
