import type { Examples } from '../examples/data.tsx';
import { Field } from './Field.tsx';

/** What there is to see of Field. */
export const examples: Examples = {
  'around a control of its own': (
    <Field id="own" label="Quantity" hint="In boxes.">
      {(control) => <input type="number" {...control} />}
    </Field>
  ),
};
