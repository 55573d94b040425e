import { readContent } from '#content/read.ts';

const { practice, doctors } = readContent();
const { name, host, phone, notFoundPhone, address } = practice;

/** Words that only this practice says: its names, numbers and address. */
export const ownWords: readonly string[] = [
  name,
  new URL(host).hostname,
  phone.display,
  phone.dial,
  notFoundPhone.display,
  notFoundPhone.dial,
  address.street,
  address.city,
  ...doctors.map(({ surname }) => surname),
];
