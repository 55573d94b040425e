import { Buffer } from 'node:buffer';
import type { Cipher } from './cipher.ts';

/** How long a link to mark a request as handled is valid, in days. */
const validDays = 60;
const day = 24 * 60 * 60 * 1000;

/** Signed links of the mails to the office: whoever has one may see and mark that one request. */
export interface Links {
  /** The address of the site's page for a request. The token is in the fragment, which no server gets to see. */
  linkTo(reference: string, receivedAt: Date): Promise<string>;
  /** Reads a token. */
  read(token: string, now: Date): Promise<{ reference: string } | 'expired' | 'invalid'>;
}

/**
 * Creates the links.
 * @param siteOrigin the origin of the site, such as https://example.com
 */
export function createLinks(cipher: Cipher, siteOrigin: string): Links {
  const tokenOf = async (reference: string, lastDay: number): Promise<string> => {
    const signed = `${reference}.${lastDay}`;
    return `${signed}.${Buffer.from(await cipher.linkSignature(signed))
      .subarray(0, 16)
      .toString('base64url')}`;
  };
  return {
    linkTo: async (reference, receivedAt) => {
      const lastDay = Math.floor(receivedAt.getTime() / day) + validDays;
      return `${siteOrigin}/handled#${await tokenOf(reference, lastDay)}`;
    },
    read: async (token, now) => {
      const [, reference, lastDay] = /^(R-[0-9A-Z]{6})\.(\d{5,6})\.[\w-]{22}$/.exec(token) ?? [];
      if (reference === undefined || token !== (await tokenOf(reference, Number(lastDay)))) return 'invalid';
      return now.getTime() > (Number(lastDay) + 1) * day ? 'expired' : { reference };
    },
  };
}
