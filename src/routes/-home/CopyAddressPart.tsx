import { practice } from '../../../content/practice.ts';
import { CopyAddress } from '../../features/copy-address/CopyAddress.tsx';

/** The button that copies the address, in #find-us. */
export default function CopyAddressPart() {
  return <CopyAddress address={practice.address.oneLine} />;
}
