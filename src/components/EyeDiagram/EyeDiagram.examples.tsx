import type { Examples } from '../examples/data.tsx';
import { EyeDiagram } from './EyeDiagram.tsx';

/** What there is to see of EyeDiagram. */
export const examples: Examples = {
  'of a cloudy lens': <EyeDiagram topic="cataracts" />,
  'of a topic without a drawing': <EyeDiagram topic="nothing" />,
};
