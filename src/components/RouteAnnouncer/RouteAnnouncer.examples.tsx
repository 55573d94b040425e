import type { Examples } from '../examples/data.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

/** What there is to see of RouteAnnouncer. */
export const examples: Examples = {
  'after a page came': <RouteAnnouncer arrival={{ id: 'first', title: 'Our Team' }} />,
  'before any': <RouteAnnouncer arrival={null} />,
};
