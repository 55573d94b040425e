import { type Examples, phone } from '../examples/data.tsx';
import { UrgentLine } from './UrgentLine.tsx';

/** What there is to see of UrgentLine. */
export const examples: Examples = {
  'above a form': (
    <UrgentLine
      lead="Urgent? Call"
      phone={phone}
      sameDay="we keep same-day slots"
      whenClosed="If we are closed, call 911."
    />
  ),
};
