import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from '../../_shared/contract/zod.ts';
import { Refused } from '../http/responses.ts';
import type { Bytes } from '../store/cipher.ts';
import { type RequestsDatabase, StoreUnavailable } from '../store/database.ts';

/** Who calls the desk. */
export interface Caller {
  /** The access token; '' for none. */
  token: string;
  /** The fingerprint of the client's address; null when its tries are not counted. */
  client: Bytes | null;
}

/** Tries with a token that is not valid, from one address in an hour. A page with an old token makes a few. */
const mostTries = 60;

/** The codes of errors that say nothing about a token: the keys could not be fetched. */
const errorsOfKeys = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];

/** What an access token of Supabase Auth says of its account. */
const claimsSchema = z.object({
  email: z.email(),
  role: z.literal('authenticated'),
  aal: z.enum(['aal1', 'aal2']),
  // An account that has signed in with a password may not have shown that it can read this mailbox.
  amr: z.array(z.object({ method: z.string() })).refine((ways) => ways.some(({ method }) => method === 'otp')),
});

/** The accounts that may use the desk. */
export type Accounts = ReturnType<typeof createAccounts>;

/**
 * Checks access tokens with the public keys of the project, which are fetched once in ten minutes.
 * @param authUrl the address of Supabase Auth, which is also the issuer of its tokens
 */
export function createAccounts(database: RequestsDatabase, authUrl: string) {
  const keys = createRemoteJWKSet(new URL(`${authUrl}/.well-known/jwks.json`));

  /** Counts a try with a token that is not valid. Resolves to whether there were too many. */
  async function countTry(client: Bytes): Promise<boolean> {
    const [tries] = await database.use(
      (sql) => sql<[{ count: number }]>`
        insert into requests.sender (sender, hour, requests)
        values (${client} || 'desk'::bytea, date_trunc('hour', requests.clock()), 1)
        on conflict (sender, hour) do update set requests = sender.requests + 1
        returning requests as count`,
    );
    return tries.count > mostTries;
  }

  async function claimsOf({ token, client }: Caller) {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: authUrl,
        audience: 'authenticated',
        requiredClaims: ['exp'],
      });
      return claimsSchema.parse(payload);
    } catch (error) {
      const isOfToken = error instanceof errors.JOSEError && !errorsOfKeys.includes(error.code);
      if (!isOfToken && !(error instanceof z.ZodError)) throw new StoreUnavailable('keys');
      throw new Refused(client !== null && (await countTry(client)) ? 'too_many_tries' : 'signed_out');
    }
  }

  return {
    /**
     * The email address of the account that calls.
     * @throws Refused when its token is not valid, the account is not one of the office, or its second factor is missing
     */
    async check(caller: Caller): Promise<string> {
      const { email, aal } = await claimsOf(caller);
      const [account] = await database.use(
        (sql) => sql<{ secondFactorAt: Date | null }[]>`
          select second_factor_at as "secondFactorAt" from requests.staff where email = ${email}`,
      );
      if (account === undefined) throw new Refused('not_staff');
      if (aal === 'aal1' && account.secondFactorAt !== null) throw new Refused('second_factor_needed');
      if (aal === 'aal2' && account.secondFactorAt === null) {
        await database.use(
          (sql) => sql`update requests.staff set second_factor_at = requests.clock() where email = ${email}`,
        );
      }
      return email;
    },
  };
}
