import { expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

const host = 'https://www.harbor.example';
const at = (address: string) => ownAddress(new URL(address) as unknown as Location, host, ['https://preview.example']);

it.each([
  'https://www.harbor.example/#contact',
  'https://harbor.example/',
  'https://preview.example/',
  'http://localhost:5173/#contact',
  'http://127.0.0.1:4000/',
  'http://[::1]:4000/',
])('is not needed at %s', (address) => expect(at(address)).toBeNull());

it.each([
  [
    'https://www-harbor-example.translate.goog/?tab=inquiry&_x_tr_sl=en&_x_tr_tl=es#contact',
    'https://www.harbor.example/?tab=inquiry#contact',
  ],
  [
    'https://web.archive.org/web/20261101000000/https://www.harbor.example/urgent#guide',
    'https://www.harbor.example/urgent#guide',
  ],
  ['https://web.archive.org/web/20261101000000/https://www.harbor.example', 'https://www.harbor.example/'],
  ['file:///home/ana/Downloads/Harbor.html#contact', 'https://www.harbor.example/#contact'],
  ['https://deploy-preview-7--harbor.netlify.app/#contact', 'https://www.harbor.example/#contact'],
  ['https://www.harbor.example.evil.example/#contact', 'https://www.harbor.example/#contact'],
])('of %s is %s', (address, own) => expect(at(address)).toBe(own));
