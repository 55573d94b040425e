import type { Examples } from '../examples/data.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldRow } from './FieldRow.tsx';

/** What there is to see of FieldRow. */
export const examples: Examples = {
  'with its children': (
    <FieldRow>
      <TextField id="row-first" name="first" label="First name" />
      <TextField id="row-last" name="last" label="Last name" />
    </FieldRow>
  ),
};
