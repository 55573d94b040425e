import { readContent } from '#content/read.ts';

const { practice, doctors, brands } = readContent();
const { name, host, phone, notFoundPhone, address, journal } = practice;

/** Words that only this practice says: its names, numbers and address, and the brands that it recommends. */
export const ownWords: readonly string[] = [
  name,
  new URL(host).hostname,
  phone.display,
  phone.dial,
  notFoundPhone.display,
  notFoundPhone.dial,
  address.street,
  address.city,
  journal.name,
  ...doctors.map(({ surname }) => surname),
  ...brands.map((brand) => brand.name),
];
