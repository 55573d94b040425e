import { Buffer } from 'node:buffer';
import type { Cipher } from './cipher.ts';

/** How long a link to mark a request as handled is valid, in days. */
const validDays = 60;
const day = 24 * 60 * 60 * 1000;

/** Signed links of the mails to the office: whoever has one may see and mark that one request. */
export type Links = ReturnType<typeof createLinks>;

/** Creates the links to the site, whose origin is such as https://example.com. */
export function createLinks(cipher: Cipher, siteOrigin: string) {
  /** The token as each known secret signs it: the current one first. */
  const tokensOf = (reference: string, lastDay: number): string[] => {
    const signed = `${reference}.${lastDay}`;
    return cipher
      .linkSignatures(signed)
      .map((signature) => `${signed}.${Buffer.from(signature).subarray(0, 16).toString('base64url')}`);
  };
  return {
    /** The address of the site's page for a request. The token is in the fragment, which no server gets to see. */
    linkTo: (reference: string, receivedAt: Date): string => {
      const lastDay = Math.floor(receivedAt.getTime() / day) + validDays;
      const [token] = tokensOf(reference, lastDay);
      return `${siteOrigin}/handled#${token}`;
    },
    read: (token: string, now: Date): { reference: string } | 'expired' | 'invalid' => {
      const [, reference, lastDay] = /^(R-[0-9A-Z]{6})\.(\d{5,6})\.[\w-]{22}$/.exec(token) ?? [];
      if (reference === undefined || !tokensOf(reference, Number(lastDay)).includes(token)) return 'invalid';
      return now.getTime() > (Number(lastDay) + 1) * day ? 'expired' : { reference };
    },
  };
}
