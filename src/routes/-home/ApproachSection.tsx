import { capabilityTiles, home } from '../../../content/index.ts';
import { CapabilityTiles } from '../../components/CapabilityTiles/CapabilityTiles.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import { useIsScrolling, useServiceModal } from '../../features/service-modal/ServiceModal.tsx';

/** #approach */
export function ApproachSection() {
  const { onTileChosen, onApproached } = useServiceModal();
  const isScrolling = useIsScrolling();
  const { heading, lead, steps, capabilitiesHeading, capabilitiesLead } = home.approach;
  return (
    <Section id="approach" line={2} heading={heading} lead={lead}>
      <Stack space="part">
        <Steps steps={steps} />
        <Stack>
          <h3>{capabilitiesHeading}</h3>
          <p>{capabilitiesLead}</p>
          <CapabilityTiles
            tiles={capabilityTiles}
            isBusy={isScrolling}
            onChosen={onTileChosen}
            onApproached={onApproached}
          />
        </Stack>
      </Stack>
    </Section>
  );
}
