import { type Examples, longText } from '../examples/data.tsx';
import { Steps } from './Steps.tsx';

/** What there is to see of Steps. */
export const examples: Examples = {
  'of a visit': (
    <Steps
      steps={[
        { title: 'We listen', text: longText },
        { title: 'We look', text: 'At each part of the eye.' },
      ]}
    />
  ),
};
