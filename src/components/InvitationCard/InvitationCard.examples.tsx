import type { Examples } from '../examples/data.tsx';
import { InvitationCard } from './InvitationCard.tsx';

/** What there is to see of InvitationCard. */
export const examples: Examples = {
  'to another part of the page': (
    <InvitationCard text="We also help you choose eyewear.">
      <a href="#brands">See our eyewear brands</a>
    </InvitationCard>
  ),
};
