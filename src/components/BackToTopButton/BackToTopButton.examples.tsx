import { type Examples, ignore } from '../examples/data.tsx';
import { BackToTopButton } from './BackToTopButton.tsx';

/** What there is to see of BackToTopButton. */
export const examples: Examples = {
  'in view': <BackToTopButton onPressed={ignore} />,
};
