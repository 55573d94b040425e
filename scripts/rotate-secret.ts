import type postgres from 'postgres';
import { type Cipher, contexts } from '../supabase/functions/send-contact-email/cipher.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Where something encrypted is stored: a row of the view requests.encrypted. */
interface Place {
  kind: 'answers' | 'file' | 'notice';
  id: string;
  part: number;
  parts: number;
}

/** How a rotation ended. */
export interface Rotation {
  /** How many were encrypted again. */
  done: number;
  /** How many are not encrypted with the current secret. */
  remaining: number;
  /** What no known secret can decrypt. */
  unreadable: string[];
}

function contextOf({ kind, id, part, parts }: Place): string {
  if (kind === 'notice') return contexts.notice;
  return kind === 'answers' ? contexts.payload(id) : contexts.part(id, part, parts);
}

/** What was wiped in the meantime stays so. */
function write(sql: postgres.Sql, { kind, id, part }: Place, content: Bytes): PromiseLike<unknown> {
  if (kind === 'answers') {
    return sql`update requests.request set payload = ${content} where reference = ${id} and payload is not null`;
  }
  if (kind === 'notice') {
    return sql`update requests.notice set content = ${content} where id = ${id} and content is not null`;
  }
  return sql`update requests.prescription_part set content = ${content} where reference = ${id} and part = ${part}`;
}

/**
 * Encrypts everything that is stored with the cipher's current secret, one row at a time: it can be interrupted and run
 * again at any time.
 */
export async function rotate(sql: postgres.Sql, cipher: Cipher): Promise<Rotation> {
  const { beginning } = cipher;
  const findOthers = () => sql<Place[]>`
    select kind, id, part, parts from requests.encrypted
    where substring(content from 1 for ${beginning.length}) <> ${beginning}
    order by kind, id, part`;
  let done = 0;
  const unreadable: string[] = [];
  for (const place of await findOthers()) {
    const [stored] = await sql<{ content: Uint8Array }[]>`
      select content from requests.encrypted
      where kind = ${place.kind} and id = ${place.id} and part = ${place.part}`;
    if (stored === undefined) continue;
    const content = await cipher.decrypt(contextOf(place), Uint8Array.from(stored.content)).catch(() => null);
    if (content === null) {
      unreadable.push(`${place.kind} ${place.id}`);
      continue;
    }
    await write(sql, place, await cipher.encrypt(contextOf(place), content));
    done += 1;
  }
  return { done, remaining: (await findOthers()).length, unreadable };
}
