import type { Examples } from '../examples/data.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';

/** What there is to see of FieldGroup. */
export const examples: Examples = {
  'with a hint': (
    <FieldGroup legend="Right eye" hint="As your prescription says it.">
      <TextField id="group-power" name="power" label="Power" />
    </FieldGroup>
  ),
};
