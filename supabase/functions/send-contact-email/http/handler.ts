import type { CalendarDay, RequestType } from '../../_shared/contract/index.ts';
import { z } from '../../_shared/contract/zod.ts';
import type { DeskAnswers } from '../desk/answer-desk.ts';
import { type Log, type LogLine, stackFrames } from '../log.ts';
import type { Practice } from '../practice.ts';
import type { Settings } from '../settings.ts';
import { type Bytes, type Cipher, sameFingerprint } from '../store/cipher.ts';
import { StoreUnavailable } from '../store/database.ts';
import { type FollowUp, readNotice } from '../store/follow-up.ts';
import type { Links } from '../store/links.ts';
import type { NewRequest, RequestStore, StoredRequest } from '../store/store.ts';
import type { Monitoring } from '../watch/monitoring.ts';
import {
  assertJson,
  assertOriginAndMethod,
  assertPublishableKey,
  assertSecret,
  bearer,
  isOnOneOf,
  readIdempotencyKey,
} from './admission.ts';
import { createBodyReader } from './body.ts';
import { clientAddress, isLoopback, networkOf } from './client-address.ts';
import { databaseTimeout, slowestStore } from './limits.ts';
import { json, preflight, Refused, refused, withHeaders } from './responses.ts';
import { parseSmall, readSubmitted } from './submitted.ts';

/** The dependencies of the handler. */
export interface Ports {
  settings: Settings;
  practice: Pick<Practice, 'phone' | 'host'>;
  store: RequestStore;
  followUp: Pick<FollowUp, 'find' | 'handle' | 'undo' | 'markBounced'>;
  monitoring: Pick<Monitoring, 'health'>;
  links: Links;
  /** null without a desk. */
  answerDesk: DeskAnswers | null;
  cipher: Cipher;
  /** Returns the current day at the practice. */
  today(): CalendarDay;
  /** Starts sending mail that is due, and returns immediately. */
  sendMail(): void;
  /** Starts a run of the retry worker with its maintenance, and returns immediately. */
  maintain(): void;
  /** Hears that a page was refused, and returns immediately. */
  refused(status: number, code: string): void;
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
  /** Of the client. */
  address: string;
  isSmoke: boolean;
  type?: RequestType;
}

type Report = (line: Omit<LogLine, 'event'>) => void;

const healthMilliseconds = 10_000;

const linkSchema = z.object({
  token: z.string(),
  handled: z.boolean().default(false),
  undo: z.boolean().default(false),
});

/** Below the function's address. Requests are sent to the address itself. */
const paths: readonly unknown[] = ['', '/health', '/notices', '/wake-up', '/handled', '/desk'];

/** The path after the function's name, without a slash at its end; undefined for other paths, and with a broken Host. */
const pathWithin = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '').split('/send-contact-email')[1] : undefined;

/** @param fingerprints of the body, with each known secret */
function replayOf(stored: StoredRequest, fingerprints: readonly Bytes[]): Accepted {
  if (!fingerprints.some((one) => sameFingerprint(stored.fingerprint, one)))
    throw new Refused('idempotency_key_reused');
  return { outcome: 'replayed', reference: stored.reference };
}

/** Creates the request handler. Its only side effects are those of its dependencies. */
export function createHandler(ports: Ports): Handler {
  const { settings, practice, store, followUp, monitoring, links, cipher, today, log } = ports;
  const hops = settings.trustedProxyHops ?? 0;
  const withBody = createBodyReader();

  /** The address that the limits count; null when it is exempt. */
  const countedAddress = ({ address }: Arrival): string | null =>
    settings.limitPerAddress === 0 || (hops === 0 && isLoopback(address)) ? null : address;

  function clientOf(arrival: Arrival): NewRequest['client'] {
    const address = countedAddress(arrival);
    if (address === null) return null;
    const fingerprintOf = (counted: string) => cipher.clientFingerprint(counted, today());
    return { address: fingerprintOf(address), network: fingerprintOf(networkOf(address)) };
  }

  async function acceptRequest(body: Bytes, arrival: Arrival): Promise<Accepted> {
    const until = performance.now() + databaseTimeout + body.length / slowestStore;
    const idempotencyKey = readIdempotencyKey(arrival.request.headers);
    const fingerprints = cipher.fingerprints(body);
    const stored = idempotencyKey === null ? null : await store.find(idempotencyKey, until);
    if (stored !== null) return replayOf(stored, fingerprints);

    const submitted = readSubmitted(body, today());
    arrival.type = submitted.type;
    const [fingerprint] = fingerprints;
    const client = clientOf(arrival);
    const result = await store.save(
      { ...submitted, idempotencyKey, fingerprint, client, isSmoke: arrival.isSmoke },
      until,
    );
    if (result.outcome === 'limited') throw new Refused('too_many', { retryAfter: result.seconds });
    if (result.outcome === 'full') throw new Refused('no_room');
    if (result.outcome === 'known') return replayOf(result, fingerprints);
    return { outcome: submitted.caught ? 'caught' : 'stored', reference: result.reference };
  }

  /** Reads a small JSON body. */
  async function readSmall(request: Request): Promise<unknown> {
    assertJson(request.headers);
    return withBody(request, null, async (body) => parseSmall(body));
  }

  /** Stores a request, and sends its mail after the response. */
  async function answerRequest(arrival: Arrival, report: Report): Promise<Response> {
    assertJson(arrival.request.headers);
    const { outcome, reference } = await withBody(arrival.request, countedAddress(arrival), (body) =>
      acceptRequest(body, arrival),
    );
    if (outcome === 'stored') ports.sendMail();
    report({ outcome, reference });
    return json({ reference }, 200);
  }

  /** Shows the request of a link, marks it as handled, or takes that back. */
  async function answerHandled(request: Request, report: Report): Promise<Response> {
    const { data } = linkSchema.safeParse(await readSmall(request));
    const link = data === undefined ? 'invalid' : links.read(data.token, new Date());
    if (link === 'invalid') throw new Refused('link_invalid');
    if (link === 'expired') throw new Refused('link_expired');
    const action = data?.undo ? 'undo' : data?.handled ? 'handle' : 'find';
    const found = await followUp[action](link.reference);
    if (found === null) throw new Refused('link_invalid');
    if (action !== 'find') report({ outcome: found.handledAt ? 'handled' : 'undone', reference: found.reference });
    return json(found, 200);
  }

  async function answerDesk(arrival: Arrival, report: Report): Promise<Response> {
    if (ports.answerDesk === null) throw new Refused('not_found');
    const caller = { token: bearer(arrival.request.headers), client: clientOf(arrival)?.address ?? null };
    const { call, response } = await ports.answerDesk(caller, await readSmall(arrival.request));
    report({ outcome: `desk ${call.action}`, reference: 'reference' in call ? call.reference : null });
    return response;
  }

  /** Records what Postmark reports. */
  async function answerNotice(request: Request): Promise<Response> {
    assertSecret(request.headers, settings.noticesSecret);
    const { reference, isBounce } = readNotice(await readSmall(request));
    if (isBounce && reference !== null) await followUp.markBounced(reference);
    log({ event: 'notice', outcome: isBounce ? 'bounced' : 'other', reference });
    return new Response(null, { status: 204 });
  }

  function answerWakeUp(request: Request): Response {
    assertSecret(request.headers, settings.wakeUpSecret);
    ports.maintain();
    return new Response(null, { status: 204 });
  }

  const askHealth = () =>
    monitoring.health().catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) throw error;
      return { status: 'failing', problems: [{ name: 'database unreachable', count: 1, code: error.code }] };
    });

  let health: ReturnType<typeof askHealth> | undefined;
  let healthUntil = 0;

  /** Anybody may ask, and the database has to look at everything: it is asked once in ten seconds. */
  async function answerHealth(arrival: Arrival): Promise<Response> {
    if (!['GET', 'HEAD'].includes(arrival.request.method)) throw new Refused('method_not_allowed');
    if (health === undefined || performance.now() > healthUntil) {
      healthUntil = performance.now() + healthMilliseconds;
      health = askHealth();
    }
    const answer = await health;
    // Tells an operator, who sends a forged header, which entry counts.
    return json({ ...answer, client: arrival.address }, answer.status === 'ok' ? 200 : 503);
  }

  async function answer(arrival: Arrival, report: Report): Promise<Response> {
    const { request } = arrival;
    const path = pathWithin(request.url);
    if (!paths.includes(path)) throw new Refused('not_found');
    if (path === '/health') return answerHealth(arrival);
    assertOriginAndMethod(request, settings.siteOrigins);
    if (request.method === 'OPTIONS') return preflight();
    if (path === '/notices') return answerNotice(request);
    if (path === '/wake-up') return answerWakeUp(request);
    assertPublishableKey(request.headers, settings.publishableKey);
    if (path === '/handled') return answerHandled(request, report);
    return path === '/desk' ? answerDesk(arrival, report) : answerRequest(arrival, report);
  }

  /** The reason why a request is rejected. Where an unexpected error was thrown is for the log only. */
  function refusalOf(error: unknown): { why: Refused; code: string; at?: string } {
    if (error instanceof Refused) return { why: error, code: error.code };
    if (error instanceof StoreUnavailable) return { why: new Refused('unavailable'), code: error.code };
    const code = error instanceof Error ? error.name : 'unknown';
    return { why: new Refused('failed'), code, at: stackFrames(error) };
  }

  return async (request, connection, isSmoke = false) => {
    const address = clientAddress(request.headers.get('x-forwarded-for'), connection, hops);
    const arrival: Arrival = { request, address, isSmoke };
    const started = performance.now();
    const report: Report = (line) => {
      const milliseconds = Math.round(performance.now() - started);
      log({ event: 'request', ...line, type: arrival.type, milliseconds });
    };
    let response: Response;
    try {
      response = await answer(arrival, report);
    } catch (error) {
      const { why, ...logged } = refusalOf(error);
      response = refused(why, practice.phone);
      report({ outcome: 'refused', ...logged });
      const origin = request.headers.get('origin');
      const isOfPatient = origin !== null && pathWithin(request.url) !== '/desk';
      // A page elsewhere is refused by intention, and says so itself.
      const isElsewhere =
        logged.code === 'origin_not_allowed' && !isOnOneOf(origin ?? '', [practice.host, ...settings.siteOrigins]);
      if (isOfPatient && !isElsewhere) ports.refused(response.status, logged.code);
    }
    return withHeaders(response, request.headers.get('origin'), settings.siteOrigins);
  };
}
