import type { Examples } from '../examples/data.tsx';
import { TextField } from './TextField.tsx';

/** What there is to see of TextField. */
export const examples: Examples = {
  empty: <TextField id="text" name="firstName" label="First name" />,
  'that may be left empty, with a hint': (
    <TextField id="text-hint" name="phone" label="Phone" isOptional hint="We call during office hours." />
  ),
  'with a mistake': (
    <TextField id="text-wrong" name="email" label="Email" error="Please enter a valid email address." />
  ),
  'with a remark': <TextField id="text-note" name="insurance" label="Insurance" note="We will check your benefits." />,
};
