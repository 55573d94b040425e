import { type Examples, phone } from '../examples/data.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';

/** What there is to see of PhoneMenu. */
export const examples: Examples = {
  strong: <PhoneMenu phone={phone} side="start" />,
  plain: <PhoneMenu phone={phone} look="plain" side="start" />,
};
