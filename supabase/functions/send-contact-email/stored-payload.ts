import { fieldNames, type Payload, type RequestType, requestTypes } from '../_shared/requests/index.ts';
import { type FileNote, fileNotes } from './sniff.ts';

/** A stored request, as the mail shows it. */
export interface StoredPayload {
  payload: Payload;
  /** Fields that an earlier version of the form had and this one does not have. */
  otherFields: Readonly<Record<string, string>>;
  /** What the office is told about the file. */
  fileNotes: readonly FileNote[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** The fields of a stored request by their names, dotted within an eye (`rightEye.power`). */
function flat(fields: Record<string, unknown>, prefix = ''): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    isObject(value) && !Array.isArray(value) ? flat(value, `${prefix}${name}.`) : [[prefix + name, asText(value)]],
  );
}

/**
 * Reads a stored request, also of an earlier version of the function. It is not validated, because it was valid when it
 * was stored and must reach the office. A field that did not exist then is ''.
 * @param text the decrypted JSON
 * @throws Error when it is not a request
 */
export function readStoredPayload(text: string): StoredPayload {
  const stored: unknown = JSON.parse(text);
  const type = isObject(stored) ? requestTypes.find((known): known is RequestType => known === stored.type) : undefined;
  if (!isObject(stored) || type === undefined) throw new Error('The stored payload is not a request');
  const { type: _, asTyped, ...fields } = stored;
  const others = new Map(flat(fields));
  const payload: Record<string, unknown> = { type, ...(isObject(asTyped) && { asTyped }) };
  for (const name of fieldNames(type)) {
    if (name === 'prescriptionFile') continue;
    const value = others.get(name) ?? '';
    others.delete(name);
    const [field = name, part] = name.split('.');
    payload[field] = part === undefined ? value : { ...(payload[field] as object | undefined), [part]: value };
  }
  const notes = fileNotes.filter((note) => others.delete(`prescriptionAttachment.${note}`));
  return { payload: payload as unknown as Payload, otherFields: Object.fromEntries(others), fileNotes: notes };
}
