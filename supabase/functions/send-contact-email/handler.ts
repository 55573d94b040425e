import { messages, type Payload, parsePayload } from '../_shared/requests/index.ts';
import { assertJson, assertOriginAndMethod, assertPublishableKey, readIdempotencyKey } from './admission.ts';
import { decodedLength } from './base64.ts';
import { createBodyReader, type ReadBody } from './body.ts';
import { type Cipher, contexts, newReference, sameFingerprint } from './cipher.ts';
import { clientAddress, isLoopback } from './client-address.ts';
import { preflight, withCors } from './cors.ts';
import { placeholder, readJson } from './json.ts';
import { databaseTimeout, queueTimeout, smallBodyBytes } from './limits.ts';
import {
  type Log,
  type LogLine,
  type NewRequest,
  type RequestStore,
  type StoredRequest,
  StoreUnavailable,
  type Today,
} from './ports.ts';
import { openAttachment, type Prescription, partsOf } from './prescription.ts';
import { accepted, type RefusalCode, Refused, refused } from './refusals.ts';
import { createSemaphore } from './semaphore.ts';
import type { Settings } from './settings.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The dependencies of the handler. */
export interface Ports {
  settings: Pick<
    Settings,
    'practicePhone' | 'siteOrigins' | 'publishableKey' | 'limitPerAddress' | 'limitLoopback' | 'trustedProxyHops'
  >;
  store: RequestStore;
  cipher: Cipher;
  today: Today;
  /** Starts sending mail that is due, and returns immediately. */
  sendMail(): void;
  /** Starts a run of the retry worker with its maintenance, and returns immediately. */
  maintain(): void;
  log: Log;
}

/** Handles one request and never rejects. `connection` is the peer address of the connection. */
export type Handler = (request: Request, connection: string) => Promise<Response>;

/** The outcome of an accepted request. */
interface Accepted {
  outcome: 'stored' | 'replayed' | 'bot';
  reference: string;
}

/** A request being handled: `type` is known once its body was parsed. */
interface Arrival {
  request: Request;
  connection: string;
  type?: Payload['type'];
}

const encode = (text: string): Bytes => Uint8Array.from(new TextEncoder().encode(text));

const noop = (): void => {};

const functionName = 'send-contact-email';

const bodyRefusals: Readonly<Record<(ReadBody & { ok: false })['reason'], RefusalCode>> = {
  'too-large': 'too_large',
  'too-slow': 'too_slow',
  'broken-off': 'broken_off',
  busy: 'busy',
};

/** The path after the function's name; null for other paths. */
const pathWithin = (url: string): string | null => new URL(url).pathname.split(`/${functionName}`)[1] ?? null;

/** The parsed body: its fields, and the file's content in base64. */
interface ParsedBody {
  value: unknown;
  encoded: Bytes | null;
}

/** The attachment of a body that is not validated yet. */
function attachmentIn(value: unknown): { content?: unknown } | null {
  const attachment = typeof value === 'object' && value !== null && Reflect.get(value, 'prescriptionAttachment');
  return typeof attachment === 'object' && attachment !== null ? attachment : null;
}

function parseBody(bytes: Bytes): ParsedBody {
  const json = readJson(bytes);
  if (!json.ok) throw new Refused(json.reason === 'too-large' ? 'too_large' : 'malformed');
  const content = attachmentIn(json.value)?.content;
  if (json.large !== null) {
    if (content !== placeholder) throw new Refused('too_large');
    return { value: json.value, encoded: json.large };
  }
  return { value: json.value, encoded: typeof content === 'string' ? encode(content) : null };
}

function openPrescription(payload: Payload, encoded: Bytes | null): Prescription | null {
  if (payload.type !== 'contact-lens' || payload.prescriptionAttachment === undefined || encoded === null) return null;
  const opened = openAttachment(encoded);
  if (opened.ok) return opened.prescription;
  if (opened.reason === 'not-base64') throw new Refused('malformed');
  throw new Refused('invalid', { issues: [{ field: 'prescriptionFile', message: messages.fileType }] });
}

/** The fields without the file, which is stored separately. */
function fieldsOf(payload: Payload): Bytes {
  const text = JSON.stringify(payload, (key, value: unknown) => (key === 'prescriptionAttachment' ? undefined : value));
  return encode(text);
}

function replayOf(stored: StoredRequest, fingerprint: Bytes): Accepted {
  if (!sameFingerprint(stored.fingerprint, fingerprint)) throw new Refused('idempotency_key_reused');
  return { outcome: 'replayed', reference: stored.reference };
}

/** Creates the request handler. Its only side effects are those of its dependencies. */
export function createHandler({ settings, store, cipher, today, sendMail, maintain, log }: Ports): Handler {
  const readBody = createBodyReader();
  // A large body takes several times its size in memory while it is processed, so only one is processed at a time.
  const heavyWork = createSemaphore(1);

  async function clientOf({ request, connection }: Arrival): Promise<NewRequest['client']> {
    const address = clientAddress(request.headers.get('x-forwarded-for'), connection, settings.trustedProxyHops);
    const exempt = settings.limitPerAddress === 0 || (isLoopback(address) && !settings.limitLoopback);
    return exempt ? null : cipher.clientFingerprint(address, today());
  }

  /** Stores the request under an unused reference. */
  async function save(
    payload: Payload,
    file: Prescription | null,
    identity: Pick<NewRequest, 'idempotencyKey' | 'fingerprint' | 'client'>,
    until: number,
  ): Promise<Accepted> {
    const reference = newReference();
    const parts = file === null ? [] : partsOf(file.bytes);
    const encryptPart = (part: number): Promise<Bytes> =>
      cipher.encrypt(contexts.part(reference, part, parts.length), parts[part] ?? new Uint8Array(0));
    const newRequest: NewRequest = {
      ...identity,
      reference,
      type: payload.type,
      payload: await cipher.encrypt(contexts.payload(reference), fieldsOf(payload)),
      prescription: file && { kind: file.kind, parts: parts.length, encryptPart },
    };
    const result = await store.save(newRequest, until);
    if (result.outcome === 'reference-taken') return save(payload, file, identity, until);
    if (result.outcome === 'limited') throw new Refused('too_many', { retryAfter: result.retryAfter });
    if (result.outcome === 'known') return replayOf(result.request, identity.fingerprint);
    return { outcome: 'stored', reference };
  }

  async function take(bytes: Bytes, arrival: Arrival): Promise<Accepted> {
    const until = performance.now() + databaseTimeout;
    const idempotencyKey = readIdempotencyKey(arrival.request.headers);
    const { value, encoded } = parseBody(bytes);
    const fingerprint = await cipher.fingerprint(bytes);
    const stored = idempotencyKey === null ? null : await store.find(idempotencyKey, until);
    if (stored !== null) return replayOf(stored, fingerprint);

    const parsed = parsePayload(value, {
      today: today(),
      fileBytes: encoded === null ? 0 : decodedLength(encoded),
    });
    if (!parsed.ok && parsed.honeypot) {
      await store.countBot();
      return { outcome: 'bot', reference: newReference() };
    }
    if (!parsed.ok) throw new Refused('invalid', { issues: parsed.issues });
    arrival.type = parsed.payload.type;
    const file = openPrescription(parsed.payload, encoded);
    const identity = { idempotencyKey, fingerprint, client: await clientOf(arrival) };
    return save(parsed.payload, file, identity, until);
  }

  async function receive(arrival: Arrival): Promise<Accepted> {
    assertJson(arrival.request.headers);
    const body = await readBody(arrival.request);
    if (!body.ok) throw new Refused(bodyRefusals[body.reason]);
    const release = body.bytes.length > smallBodyBytes ? await heavyWork.acquire(1, queueTimeout) : noop;
    try {
      if (release === null) throw new Refused('busy');
      return await take(body.bytes, arrival);
    } finally {
      release?.();
      body.release();
    }
  }

  /** The response to an error, for the patient, and its code, for the log. */
  function explain(error: unknown): { response: Response; code: string } {
    if (error instanceof Refused) {
      return { response: refused(error.code, settings.practicePhone, error.details), code: error.code };
    }
    if (error instanceof StoreUnavailable) {
      return { response: refused('unavailable', settings.practicePhone), code: error.code };
    }
    const name = error instanceof Error ? error.name : 'unknown';
    return { response: refused('failed', settings.practicePhone), code: name };
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
      if (path === null) throw new Refused('not_found');
      assertOriginAndMethod(request, settings.siteOrigins);
      if (request.method === 'OPTIONS') return preflight();
      assertPublishableKey(request.headers, settings.publishableKey);
      if (path === '/wake-up') {
        maintain();
        return new Response(null, { status: 204 });
      }
      const { outcome, reference } = await receive(arrival);
      if (outcome === 'stored') sendMail();
      report({ outcome, reference });
      return accepted(reference);
    } catch (error) {
      const { response, code } = explain(error);
      report({ outcome: 'refused', code });
      return response;
    }
  }

  return async (request, connection) => {
    const response = await answer({ request, connection });
    return withCors(response, request.headers.get('origin'), settings.siteOrigins);
  };
}
