import { type Examples, phone } from '../examples/data.tsx';
import { UrgentCallout } from './UrgentCallout.tsx';

/** What there is to see of UrgentCallout. */
export const examples: Examples = {
  'with the phone': (
    <UrgentCallout text="Sudden flashes? Call us now." phone={phone} whenClosed="If we are closed, call 911." />
  ),
};
