import { type Examples, ignore } from '../examples/data.tsx';
import { DraftNotice } from './DraftNotice.tsx';

/** What there is to see of DraftNotice. */
export const examples: Examples = {
  'above a form': <DraftNotice onClear={ignore} />,
};
