import { type Examples, longText } from '../examples/data.tsx';
import { MarkedList } from './MarkedList.tsx';

/** What there is to see of MarkedList. */
export const examples: Examples = {
  'short and long': <MarkedList items={['Lazy eye', longText]} />,
};
