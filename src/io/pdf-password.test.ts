import { expect, it } from 'vitest';
import { needsPassword } from './pdf-password.ts';

/** The keys of the passwords "" and "owner", as qpdf writes them. */
const keys = {
  rc4: '/V 1 /R 2 /P -4 /O <c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab> /U <c869bf4723bfc1b6eca32e18dfdd0110e3babf26ac547c65303d28f87cf81040>',
  'long rc4':
    '/V 2 /R 3 /Length 128 /P -4 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /U <d1d967093fd5328a93fb9190a951f8960122456a91bae5134273a6db134c87c4>',
  'AES of 128 bits':
    '/V 4 /R 4 /EncryptMetadata false /Length 128 /P -4 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /U <e05346c9fa4e6c7ec781e6e5766eec620122456a91bae5134273a6db134c87c4>',
  'AES of 256 bits by Acrobat 9':
    '/V 5 /R 5 /P -4 /U <1b6b6d003d91803fcc18a4dceae176dfe712a421c45c5981f1252b92b2b9226c974d29bdde5992083a28968ca58ac626>',
  'AES of 256 bits':
    '/V 5 /R 6 /P -4 /U <4b5c2633331997563c22c97a53c79ce330bd1527f9d92e9bbc7e8c71e731d637a37b611889acc7d8a231e6c6a563ffbd>',
};

const file = (dictionary: string, trailer = '/Encrypt 6 0 R') =>
  new Blob([
    `%PDF-1.7\n6 0 obj\n<< ${dictionary} >>\nendobj\ntrailer << /ID [<c0d5d6252d22942fb6800bee23d324a6>] ${trailer} >>`,
  ]);

/** The strings of a dictionary, with escapes. */
const inParentheses = (dictionary: string) =>
  dictionary.replace(/<(\w+)>/g, (_, hex: string) =>
    hex.replace(/../g, (pair) => `\\${Number.parseInt(pair, 16).toString(8).padStart(3, '0')}`).replace(/.*/, '($&)'),
  );

/** Another user password: the first byte of its key differs. */
const locked = (dictionary: string) => dictionary.replace(/\/U <./, '/U <0');

it.each(Object.entries(keys))(
  'opens what is encrypted with %s for its owner only, and nothing else',
  async (_name, key) => {
    const dictionary = `/Filter /Standard ${key}`;
    expect(await needsPassword(file(dictionary))).toBe(false);
    expect(await needsPassword(file(inParentheses(dictionary)))).toBe(false);
    expect(await needsPassword(file(locked(dictionary)))).toBe(true);
  },
);

it('is not certain about what it does not know', async () => {
  expect(await needsPassword(file(''))).toBe(false);
  expect(await needsPassword(file('/Filter /Adobe.PubSec'))).toBe(false);
  expect(await needsPassword(file('', '/Info (Encrypt)'))).toBe(false);
});
