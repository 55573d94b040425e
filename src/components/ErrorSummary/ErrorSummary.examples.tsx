import type { Examples } from '../examples/data.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

/** What there is to see of ErrorSummary. */
export const examples: Examples = {
  'with two mistakes': (
    <ErrorSummary
      ref={null}
      id="summary"
      lines={[
        { fieldId: 'first', label: 'First name', message: 'Please enter a first name.' },
        { fieldId: 'email', label: 'Email', message: 'Please enter a valid email address.' },
      ]}
    />
  ),
};
