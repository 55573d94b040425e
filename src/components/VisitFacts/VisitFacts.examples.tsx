import { type Examples, longText } from '../examples/data.tsx';
import { VisitFacts } from './VisitFacts.tsx';

/** What there is to see of VisitFacts. */
export const examples: Examples = {
  'as a list and as text': (
    <VisitFacts
      facts={[
        { heading: 'What to bring', items: ['Photo ID', 'Your glasses'] },
        { heading: 'How long it takes', text: longText },
      ]}
    />
  ),
};
