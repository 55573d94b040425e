import { type Examples, longText } from '../examples/data.tsx';
import { Notice } from './Notice.tsx';

/** What there is to see of Notice. */
export const examples: Examples = {
  'to know': <Notice title="Waitlist">{longText}</Notice>,
  'to reassure': <Notice tone="reassurance">We have your prescription on file.</Notice>,
};
