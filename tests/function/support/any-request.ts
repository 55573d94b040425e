import fc from 'fast-check';
import { formOf } from '../../../supabase/functions/_shared/requests/arbitraries.ts';
import { examples } from '../../../supabase/functions/_shared/requests/fixtures.ts';
import {
  type Issue,
  messages,
  parsePayload,
  parseRequest,
  type RequestType,
  requestTypes,
} from '../../../supabase/functions/_shared/requests/index.ts';
import type { Handler } from '../../../supabase/functions/send-contact-email/handler.ts';
import { sniff } from '../../../supabase/functions/send-contact-email/sniff.ts';
import { corpus } from './file-corpus.ts';

/** The current day of the handler that judges these requests. */
export const today = '2026-11-20';

interface ChosenFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Something that may be sent to the function: a form as the site sends it, or any bytes. */
export type AnyRequest =
  | { isForm: true; type: RequestType; values: object; file: ChosenFile | null }
  | { isForm: false; body: Uint8Array };

const files = Object.values(corpus).flatMap((group) => group.map(({ bytes }) => bytes));

/** Bytes with a piece replaced by other bytes. */
const damaged = (original: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Uint8Array> =>
  fc
    .tuple(original, fc.nat(), fc.nat({ max: 40 }), fc.uint8Array({ maxLength: 40 }))
    .map(([bytes, place, removed, added]) => {
      const at = place % (bytes.length + 1);
      return Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)]);
    });

const fileBytes = fc.oneof(fc.constantFrom(...files), damaged(fc.constantFrom(...files)), fc.uint8Array());

const chosenFile: fc.Arbitrary<ChosenFile> = fc.record({
  name: fc.constantFrom('scan.pdf', 'IMG_0042.JPG', 'a.png', 'b.webp', 'c.exe', 'no-extension'),
  type: fc.constantFrom('application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'application/octet-stream', ''),
  bytes: fileBytes,
});

const noFile: fc.Arbitrary<ChosenFile | null> = fc.constant(null);

const form: fc.Arbitrary<AnyRequest> = fc.constantFrom(...requestTypes).chain((type) =>
  fc.record({
    isForm: fc.constant(true as const),
    type: fc.constant(type),
    values: fc.oneof(formOf(type), fc.constant(examples[type])),
    file: type === 'contact-lens' ? fc.oneof(noFile, chosenFile) : noFile,
  }),
);

const texts = fc.constantFrom(...requestTypes.map((type) => JSON.stringify({ type, ...examples[type] })));

const other: fc.Arbitrary<AnyRequest> = fc
  .oneof(
    damaged(texts.map((text) => Buffer.from(text))),
    fc.json().map((text) => Buffer.from(text)),
    fc.uint8Array(),
  )
  .map((body) => ({ isForm: false as const, body }));

/** Any request: most are forms with arbitrary values. */
export const anyRequest: fc.Arbitrary<AnyRequest> = fc.oneof(
  { weight: 4, arbitrary: form },
  { weight: 1, arbitrary: other },
);

/** What is said of a request: nothing is wrong, or the issues; null when it is no form at all. */
type Verdict = readonly Issue[] | null;

interface Parsed {
  ok: boolean;
  honeypot?: boolean;
  issues?: readonly Issue[];
}

// The honeypot gets the same response as a patient.
const verdictOf = ({ ok, honeypot, issues = [] }: Parsed): Verdict => (ok || honeypot ? [] : issues);

const bodyOf = (request: AnyRequest): Uint8Array => {
  if (!request.isForm) return request.body;
  const { type, values, file } = request;
  const attachment = file && {
    filename: file.name,
    contentType: file.type,
    content: Buffer.from(file.bytes).toString('base64'),
  };
  const fields = { ...values, type, prescriptionFile: undefined, ...(file && { prescriptionAttachment: attachment }) };
  const text = JSON.stringify(fields, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return Buffer.from(text);
};

function parsedJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** What the browser says of a form before it is sent. */
function browserVerdict({ type, file }: AnyRequest & { isForm: true }, sent: object): Verdict {
  const chosen = file && { name: file.name, type: file.type, size: file.bytes.length };
  return verdictOf(parseRequest(type, { ...sent, prescriptionFile: chosen }, { today }));
}

/** What the contract says of a body, and of the bytes of its file. */
function contractVerdict(request: AnyRequest, value: unknown): Verdict {
  const file = request.isForm ? request.file : null;
  const parsed = parsePayload(value, { today, fileBytes: file?.bytes.length ?? 0 });
  if (parsed.ok && file !== null && sniff(file.bytes) === null) {
    return [{ field: 'prescriptionFile', message: messages.fileType }];
  }
  return verdictOf(parsed);
}

/** The verdicts on one request. */
export interface Judged {
  status: number;
  handler: Verdict;
  contract: Verdict;
  /** The browser does not look at the bytes of a file; undefined for what no browser sends. */
  browser: Verdict | undefined;
}

/** Sends a request to a handler, and asks the contract and the browser's validation about it too. */
export async function judge(handler: Handler, request: AnyRequest): Promise<Judged> {
  const body = bodyOf(request);
  const response = await handler(
    new Request('https://project.example/send-contact-email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: Uint8Array.from(body),
    }),
    '203.0.113.7',
  );
  const { error } = (await response.json()) as { error?: { issues?: Issue[] } };
  const value = parsedJson(body);
  return {
    status: response.status,
    handler: response.status === 200 ? [] : (error?.issues ?? null),
    contract: value === undefined ? null : contractVerdict(request, value),
    browser: request.isForm ? browserVerdict(request, value as object) : undefined,
  };
}

const isSame = (one: Verdict, other: Verdict): boolean => JSON.stringify(one) === JSON.stringify(other);

const isAboutBytes = (verdict: Verdict): boolean =>
  isSame(verdict, [{ field: 'prescriptionFile', message: messages.fileType }]);

const dangerousKey = /"(?:__proto__|constructor|prototype)":/;

/** What is wrong with the verdicts; null when they agree. */
export function disagreement(request: AnyRequest, { status, handler, contract, browser }: Judged): string | null {
  if (status !== 200 && status !== 400) return `status ${status}`;
  // Keys that could change a prototype are refused before anything else is read. No form of the site has them.
  const mayBeRefusedUnread = !request.isForm || dangerousKey.test(Buffer.from(bodyOf(request)).toString());
  const isRefusedAsJson = mayBeRefusedUnread && status === 400 && handler === null;
  if (!isRefusedAsJson && !isSame(handler, contract)) return 'the handler disagrees with the contract';
  if (browser === undefined || isSame(browser, contract)) return null;
  return isSame(browser, []) && isAboutBytes(contract) ? null : 'the browser disagrees with the contract';
}
