import type { Examples } from '../examples/data.tsx';
import { TextArea } from './TextArea.tsx';

/** What there is to see of TextArea. */
export const examples: Examples = {
  empty: <TextArea id="area" name="message" label="Message" />,
  'with a mistake': <TextArea id="area-wrong" name="message" label="Message" error="Please enter a message." />,
};
