import { capabilityTiles } from '../../../content/index.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { useChosenTile, useServiceModal } from '../../features/service-modal/ServiceModal.tsx';
import { CapabilityTiles } from './CapabilityTiles.tsx';
import { useHome } from './use-home.ts';
import { VisitSteps } from './VisitSteps.tsx';

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
