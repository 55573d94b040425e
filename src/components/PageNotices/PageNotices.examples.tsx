import { type Examples, phone } from '../examples/data.tsx';
import { PageNotices } from './PageNotices.tsx';

/** Shown while the browser has no network. */
export const examples: Examples = {
  'while there is nothing to say': <PageNotices phone={phone} address="519 5th Avenue, Brooklyn, NY 11215" />,
};
