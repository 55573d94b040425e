import type { Examples } from '../examples/data.tsx';
import { RoomFor } from './RoomFor.tsx';

/** What there is to see of RoomFor. */
export const examples: Examples = {
  'with a short text': <RoomFor longest="Closed, opens Wednesday at 10 AM">Closed</RoomFor>,
};
