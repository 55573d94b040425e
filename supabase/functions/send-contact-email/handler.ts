import type { RequestType } from '../_shared/requests/index.ts';
import { z } from '../_shared/requests/zod.ts';
import {
  assertJson,
  assertOriginAndMethod,
  assertPublishableKey,
  assertSecret,
  readIdempotencyKey,
} from './admission.ts';
import { createBodyReader, free } from './body.ts';
import { type Cipher, contexts, newReference, sameFingerprint } from './cipher.ts';
import { clientAddress, isLoopback, networkOf } from './client-address.ts';
import type { FollowUp } from './follow-up.ts';
import { preflight, withHeaders } from './headers.ts';
import { readJson } from './json.ts';
import { databaseTimeout, queueTimeout, slowestStore, smallBodyBytes } from './limits.ts';
import type { Links } from './links.ts';
import type { Health, Monitoring } from './monitoring.ts';
import { readNotice } from './notices.ts';
import {
  type Log,
  type LogLine,
  type NewRequest,
  type StoredRequest,
  StoreUnavailable,
  stackFrames,
  type Today,
} from './ports.ts';
import { accepted, json, Refused, refused } from './refusals.ts';
import { createSemaphore } from './semaphore.ts';
import type { Settings } from './settings.ts';
import type { RequestStore } from './store.ts';
import { readSubmitted, type Submitted } from './submitted.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The dependencies of the handler. */
export interface Ports {
  settings: Settings;
  store: RequestStore;
  followUp: Pick<FollowUp, 'find' | 'handle' | 'undo' | 'markBounced'>;
  monitoring: Pick<Monitoring, 'health'>;
  links: Links;
  cipher: Cipher;
  today: Today;
  /** Starts sending mail that is due, and returns immediately. */
  sendMail(): void;
  /** Starts a run of the retry worker with its maintenance, and returns immediately. */
  maintain(): void;
  /** Sends an alarm at once, unless there was one of this name within an hour, and returns immediately. */
  raiseAlarm(name: string, code: string): void;
  log: Log;
}

/**
 * Handles one request and never rejects.
 * @param connection the peer address of the connection
 * @param isSmoke whether the function sends this request to itself
 */
export type Handler = (request: Request, connection: string, isSmoke?: boolean) => Promise<Response>;

/** The outcome of an accepted request. */
interface Accepted {
  outcome: 'stored' | 'replayed' | 'caught';
  reference: string;
}

/** A request being handled: `type` is known once its body was parsed. */
interface Arrival {
  request: Request;
  connection: string;
  isSmoke: boolean;
  type?: RequestType;
}

const noop = (): void => {};

const healthMilliseconds = 10_000;

/** What patients get when the site's origin, its key or the number of proxies is not set as it should be. */
const wrongSettings: readonly number[] = [401, 403, 429];
/** As many as one page tries. */
const refusalsBeforeAlarm = 3;
const refusalMilliseconds = 600_000;

const linkSchema = z.object({
  token: z.string(),
  handled: z.boolean().default(false),
  undo: z.boolean().default(false),
});

const functionName = 'send-contact-email';
/** Below the function's address. Requests are sent to the address itself. */
const paths = ['', '/health', '/notices', '/wake-up', '/handled'];

const partBytes = 256 * 1024;

/** Splits a file into the parts in which it is stored, so that it is never in memory as a whole when it is mailed. */
const partsOf = (bytes: Bytes): Bytes[] =>
  Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, part) =>
    bytes.subarray(part * partBytes, (part + 1) * partBytes),
  );

/** The path after the function's name, without a slash at its end; null for other paths, and with a broken Host. */
const pathWithin = (url: string): string | null =>
  URL.canParse(url) ? (new URL(url).pathname.replace(/\/$/, '').split(`/${functionName}`)[1] ?? null) : null;

/** @param fingerprints of the body, with each known secret */
function replayOf(stored: StoredRequest, fingerprints: readonly Bytes[]): Accepted {
  if (!fingerprints.some((one) => sameFingerprint(stored.fingerprint, one)))
    throw new Refused('idempotency_key_reused');
  return { outcome: 'replayed', reference: stored.reference };
}

/** Creates the request handler. Its only side effects are those of its dependencies. */
export function createHandler(ports: Ports): Handler {
  const { settings, store, followUp, monitoring, links, cipher, today, sendMail, maintain, log } = ports;
  const hops = settings.trustedProxyHops ?? 0;
  const readBody = createBodyReader();
  // A large body takes several times its size in memory while it is processed, so only one is processed at a time.
  const heavyWork = createSemaphore(1);

  /** The address that the limits count; null when it is exempt. */
  function addressOf({ request, connection }: Pick<Arrival, 'request' | 'connection'>): string | null {
    const address = clientAddress(request.headers.get('x-forwarded-for'), connection, hops);
    const isOwnMachine = hops === 0 && isLoopback(address);
    return settings.limitPerAddress === 0 || isOwnMachine ? null : address;
  }

  async function clientOf(arrival: Arrival): Promise<NewRequest['client']> {
    const address = addressOf(arrival);
    if (address === null) return null;
    const fingerprintOf = (counted: string) => cipher.clientFingerprint(counted, today());
    return { address: await fingerprintOf(address), network: await fingerprintOf(networkOf(address)) };
  }

  /** Stores the request under an unused reference. */
  async function save(
    submitted: Submitted,
    fingerprints: readonly [Bytes, ...Bytes[]],
    identity: Pick<NewRequest, 'idempotencyKey' | 'client' | 'isSmoke'>,
    until: number,
  ): Promise<Accepted> {
    const { type, fields, file, caught } = submitted;
    const reference = newReference();
    const parts = file === null ? [] : partsOf(file.bytes);
    const encryptPart = (part: number): Promise<Bytes> =>
      cipher.encrypt(contexts.part(reference, part, parts.length), parts[part] ?? new Uint8Array(0));
    const newRequest: NewRequest = {
      ...identity,
      fingerprint: fingerprints[0],
      reference,
      type,
      caught,
      payload: await cipher.encrypt(contexts.payload(reference), fields),
      prescription: file && { kind: file.kind, parts: parts.length, encryptPart },
    };
    const result = await store.save(newRequest, until);
    if (result.outcome === 'reference-taken') return save(submitted, fingerprints, identity, until);
    if (result.outcome === 'limited') throw new Refused('too_many', { retryAfter: result.retryAfter });
    if (result.outcome === 'known') return replayOf(result.request, fingerprints);
    return { outcome: caught ? 'caught' : 'stored', reference };
  }

  async function acceptRequest(bytes: Bytes, arrival: Arrival): Promise<Accepted> {
    const until = performance.now() + databaseTimeout + bytes.length / slowestStore;
    const idempotencyKey = readIdempotencyKey(arrival.request.headers);
    const body = readJson(bytes);
    const fingerprints = await cipher.fingerprints(bytes);
    const stored = idempotencyKey === null ? null : await store.find(idempotencyKey, until);
    if (stored !== null) return replayOf(stored, fingerprints);

    const submitted = readSubmitted(body, today());
    arrival.type = submitted.type;
    const { isSmoke } = arrival;
    const identity = { idempotencyKey, client: await clientOf(arrival), isSmoke };
    return save(submitted, fingerprints, identity, until);
  }

  async function receive(arrival: Arrival): Promise<Accepted> {
    assertJson(arrival.request.headers);
    const body = await readBody(arrival.request, addressOf(arrival));
    const isLarge = body.bytes.length > smallBodyBytes;
    const release = isLarge ? await heavyWork.acquire(queueTimeout) : noop;
    try {
      if (release === null) throw new Refused('busy');
      const result = await acceptRequest(body.bytes, arrival);
      // After a failure, a late write may still read it.
      if (isLarge) free(body.bytes);
      return result;
    } finally {
      release?.();
      body.release();
    }
  }

  /** Reads a small JSON body. */
  async function readSmallBody(request: Request): Promise<unknown> {
    assertJson(request.headers);
    const body = await readBody(request, null);
    body.release();
    if (body.bytes.length > smallBodyBytes) throw new Refused('too_large');
    return readJson(body.bytes).value;
  }

  /** Shows the request of a link, marks it as handled, or takes that back. */
  async function answerHandled({ request }: Arrival, report: (line: Omit<LogLine, 'event'>) => void) {
    const { data } = linkSchema.safeParse(await readSmallBody(request));
    const link = data === undefined ? 'invalid' : await links.read(data.token, new Date());
    if (link === 'invalid') throw new Refused('link_invalid');
    if (link === 'expired') throw new Refused('link_expired');
    const action = data?.undo ? 'undo' : data?.handled ? 'handle' : 'find';
    const found = await followUp[action](link.reference);
    if (found === null) throw new Refused('link_invalid');
    if (action !== 'find') report({ outcome: found.handledAt ? 'handled' : 'undone', reference: found.reference });
    return json(found, 200);
  }

  /** Records what Postmark reports. */
  async function answerNotice(request: Request): Promise<Response> {
    await assertSecret(request.headers, settings.noticesSecret);
    const { reference, isBounce } = readNotice(await readSmallBody(request));
    if (isBounce && reference !== null) await followUp.markBounced(reference);
    log({ event: 'notice', outcome: isBounce ? 'bounced' : 'other', ...(reference !== null && { reference }) });
    return new Response(null, { status: 204 });
  }

  async function askHealth(): Promise<Pick<Health, 'status'>> {
    try {
      return await monitoring.health();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      const problems = [{ name: 'database unreachable', count: 1, code: error.code }];
      return { status: 'failing', problems } as Pick<Health, 'status'>;
    }
  }

  let health: ReturnType<typeof askHealth> | undefined;
  let healthUntil = 0;

  /** Anybody may ask, and the database has to look at everything: it is asked once in ten seconds. */
  async function answerHealth({ request, connection }: Arrival): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refused('method_not_allowed');
    if (health === undefined || performance.now() > healthUntil) {
      healthUntil = performance.now() + healthMilliseconds;
      health = askHealth();
    }
    const answer = await health;
    // Tells an operator, who sends a forged header, which entry counts.
    const client = clientAddress(request.headers.get('x-forwarded-for'), connection, hops);
    return json({ ...answer, client }, answer.status === 'ok' ? 200 : 503);
  }

  let refusals: { at: number; status: number }[] = [];

  /** Raises an alarm, without the database, when pages are refused again and again: a setting or the database is wrong. */
  function countRefusal({ request }: Arrival, status: number, code: string): void {
    if (!request.headers.has('origin') || !(status >= 500 || wrongSettings.includes(status))) return;
    const at = performance.now();
    refusals = [...refusals.slice(1 - refusalsBeforeAlarm), { at, status }];
    const recent = refusals.filter((refusal) => refusal.at > at - refusalMilliseconds);
    if (recent.length === refusalsBeforeAlarm) ports.raiseAlarm('requests refused', code);
  }

  /** The response to an error, for the patient, and its code, for the log. */
  function responseToError(error: unknown): { response: Response; code: string; at?: string } {
    if (error instanceof Refused) {
      return { response: refused(error.code, settings.practicePhone, error.details), code: error.code };
    }
    if (error instanceof StoreUnavailable) {
      return { response: refused('unavailable', settings.practicePhone), code: error.code };
    }
    const name = error instanceof Error ? error.name : 'unknown';
    return { response: refused('failed', settings.practicePhone), code: name, at: stackFrames(error) };
  }

  async function answer(arrival: Arrival): Promise<Response> {
    const { request } = arrival;
    const started = performance.now();
    const report = (line: Omit<LogLine, 'event'>): void =>
      log({
        event: 'request',
        ...line,
        ...(arrival.type && { type: arrival.type }),
        milliseconds: Math.round(performance.now() - started),
      });
    try {
      const path = pathWithin(request.url);
      if (path === null || !paths.includes(path)) throw new Refused('not_found');
      if (path === '/health') return await answerHealth(arrival);
      assertOriginAndMethod(request, settings.siteOrigins);
      if (request.method === 'OPTIONS') return preflight();
      if (path === '/notices') return await answerNotice(request);
      if (path === '/wake-up') {
        await assertSecret(request.headers, settings.wakeUpSecret);
        maintain();
        return new Response(null, { status: 204 });
      }
      assertPublishableKey(request.headers, settings.publishableKey);
      if (path === '/handled') return await answerHandled(arrival, report);
      const { outcome, reference } = await receive(arrival);
      // The settings are right. A database that is full still takes some.
      refusals = refusals.filter(({ status }) => status >= 500);
      if (outcome === 'stored') sendMail();
      report({ outcome, reference });
      return accepted(reference);
    } catch (error) {
      const { response, ...why } = responseToError(error);
      report({ outcome: 'refused', ...why });
      countRefusal(arrival, response.status, why.code);
      return response;
    }
  }

  return async (request, connection, isSmoke = false) => {
    const response = await answer({ request, connection, isSmoke });
    return withHeaders(response, request.headers.get('origin'), settings.siteOrigins);
  };
}
