import type { Examples } from '../examples/data.tsx';
import { Select } from './Select.tsx';

const field = {
  name: 'subject',
  label: 'Subject',
  options: ['Billing', 'Eyewear'],
  emptyOption: 'Choose a subject',
};

/** What there is to see of Select. */
export const examples: Examples = {
  'with nothing chosen': <Select {...field} id="select" />,
  'with a hint, a mistake and a remark': (
    <Select
      {...field}
      id="select-wrong"
      isOptional
      hint="Choose one."
      error="Please choose a subject."
      note="We answer soon."
    />
  ),
};
