import { appointmentSchema, withSelfPay } from './appointment.ts';
import { contactLensSchema } from './contact-lens.ts';
import { type CalendarDay, dateInDigits, longDate } from './dates.ts';
import { inquirySchema } from './inquiry.ts';
import { keys, messages } from './messages.ts';
import { comparedFields, type RequestType, requestTypes } from './options.ts';
import { asLine, withPlainSigns } from './plain-text.ts';
import type { PrescriptionAttachment, PrescriptionFile } from './prescription-file.ts';
import type { AsTyped, Issue, ParsedPayload, ParsedRequest, Payload, Refusal, Requests } from './types.ts';
import { z } from './zod.ts';

type Fields = Record<string, unknown>;

/** The input of validation besides the payload. */
interface PayloadOptions {
  /** The current day at the practice. */
  today: CalendarDay;
  /** What the bytes of the attached file say. */
  file?: Pick<PrescriptionFile, 'size' | 'beginning'>;
}

const schemas: { [Type in RequestType]: (today: CalendarDay, language?: string) => z.ZodType<Requests[Type]> } = {
  appointment: appointmentSchema,
  inquiry: () => inquirySchema,
  'contact-lens': contactLensSchema,
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function namesIn(schema: z.core.$ZodType, name = ''): string[] {
  if (schema instanceof z.ZodPrefault) return namesIn(schema.unwrap(), name);
  if (!(schema instanceof z.ZodObject)) return [name];
  return Object.entries(schema.shape).flatMap(([key, field]) => namesIn(field, name === '' ? key : `${name}.${key}`));
}

/** The names of a request's fields in the order of its form; dotted within an eye (`rightEye.power`). */
export const fieldNames = (type: RequestType): string[] => namesIn(schemas[type]('2026-01-01'));

/** An issue of a field. Zod's has the key in place of the message, and the message only where it contains values. */
function issueOf(field: string, issue: z.core.$ZodIssue): Issue {
  const { message: key } = issue;
  const withValues = issue.code === 'custom' ? issue.params?.message : undefined;
  return { field, key, message: withValues ?? messages[key as keyof typeof messages] };
}

/** The first issue of each field, in the order of the form. */
function issuesInOrder(type: RequestType, error: z.ZodError): Issue[] {
  const firsts = new Map<string, Issue>();
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (!firsts.has(field)) firsts.set(field, issueOf(field, issue));
  }
  const names = fieldNames(type);
  const place = (field: string): number => names.findIndex((name) => name.startsWith(field));
  return [...firsts.values()].sort((one, other) => place(one.field) - place(other.field));
}

function refusal(type: RequestType, error: z.ZodError): Refusal {
  const issues = issuesInOrder(type, error);
  return { ok: false, issues, honeypot: issues.some(({ key }) => key === keys.botDetected) };
}

const longestTyped = 200;

/** Without what differs in form only: spaces, case, width, and the kind of hyphen. */
const inSubstance = (text: string): string => withPlainSigns(text).toLowerCase().replace(/\s/g, '');

/** Whether a text says without doubt what it was read as. */
function isPlainly(read: string, text: string): boolean {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(read);
  const words = isDay ? longDate(read as CalendarDay) : read;
  const same = isDay ? [read, dateInDigits(read as CalendarDay), words, words.replace(/^\w+, /, '')] : [read];
  return same.some((one) => inSubstance(one) === inSubstance(text));
}

/**
 * What was typed in the fields that were read as something else.
 * @param fields as they came; where the browser has read them already, `asTyped` has what was typed
 * @param request as it was read
 */
function typedIn(fields: Fields, request: Fields): AsTyped {
  const earlier = isFields(fields.asTyped) ? fields.asTyped : {};
  const texts = comparedFields.flatMap((name) => {
    const read = request[name];
    const typed = fields[name] === read ? earlier[name] : fields[name];
    if (typeof read !== 'string' || typeof typed !== 'string' || typed.length > longestTyped) return [];
    const text = asLine(typed);
    return text === '' || isPlainly(read, text) ? [] : [[name, text]];
  });
  return texts.length > 0 ? { asTyped: Object.fromEntries(texts) } : {};
}

/**
 * Validates a form's fields. Never throws; its result is valid input again, with the same result.
 * @param type which form
 * @param values the form's fields by name, each eye as an object; `noInsurance` is the checkbox "I don't have insurance"
 * @param options.today the current day at the practice
 * @param options.language of the page: where it puts the day first, "4/12/1985" is ambiguous
 */
export function parseRequest<Type extends RequestType>(
  type: Type,
  values: unknown,
  { today, language }: { today: CalendarDay; language?: string },
): ParsedRequest<Type> {
  const fields = isFields(values) ? values : {};
  const result = schemas[type](today, language).safeParse(withSelfPay(fields));
  if (!result.success) return refusal(type, result.error);
  return { ok: true, request: { ...result.data, ...typedIn(fields, result.data) } };
}

const isRequestType = (value: unknown): value is RequestType => requestTypes.some((type) => type === value);

const attachmentSchema: z.ZodType<PrescriptionAttachment> = z.object({
  filename: z.string(),
  content: z.string(),
  contentType: z.string(),
});

function parseContactLensPayload(body: Fields, { today, file: bytes }: PayloadOptions): ParsedPayload {
  const { prescriptionAttachment = null, ...fields } = body;
  const { data: attachment } = attachmentSchema.safeParse(prescriptionAttachment);
  const file = attachment && { name: attachment.filename, type: attachment.contentType, size: 0, ...bytes };
  const prescriptionFile = file ?? (prescriptionAttachment === null ? null : {});
  const parsed = parseRequest('contact-lens', { ...fields, prescriptionFile }, { today });
  if (!parsed.ok) return parsed;
  const { prescriptionFile: chosen, ...request } = parsed.request;
  const sent = chosen && attachment ? { prescriptionAttachment: attachment } : {};
  return { ok: true, payload: { type: 'contact-lens', ...request, ...sent } };
}

/**
 * Validates the body of a request by the same rules as {@link parseRequest}. Issues of the attachment belong to the field
 * `prescriptionFile`; its bytes are not checked. Never throws.
 * @param body the request's body, parsed
 */
export function parsePayload(body: unknown, options: PayloadOptions): ParsedPayload {
  const type = isFields(body) ? body.type : undefined;
  if (!isFields(body) || !isRequestType(type)) {
    const issue = { field: 'type', key: keys.requestType, message: messages.requestType };
    return { ok: false, issues: [issue], honeypot: false };
  }
  if (type === 'contact-lens') return parseContactLensPayload(body, options);
  const parsed = parseRequest(type, body, options);
  return parsed.ok ? { ok: true, payload: { type, ...parsed.request } as Payload } : parsed;
}
