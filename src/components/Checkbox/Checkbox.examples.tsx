import { type Examples, longText } from '../examples/data.tsx';
import { Checkbox } from './Checkbox.tsx';

/** What there is to see of Checkbox. */
export const examples: Examples = {
  'with a long label': <Checkbox id="agree" name="agree" label={longText} />,
};
