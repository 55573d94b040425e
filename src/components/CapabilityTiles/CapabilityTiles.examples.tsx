import { type Examples, ignore } from '../examples/data.tsx';
import { CapabilityTiles } from './CapabilityTiles.tsx';

/** What there is to see of CapabilityTiles. */
export const examples: Examples = {
  'short and long': (
    <CapabilityTiles
      tiles={[
        { name: 'IPL Therapy', service: 'ipl-therapy' },
        { name: 'Specialty Contact Lenses for Uneven Corneas', service: 'contact-lens-fitting' },
      ]}
      isBusy={false}
      onChosen={ignore}
      onApproached={ignore}
    />
  ),
};
