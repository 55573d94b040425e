import type { AppointmentRequest } from './appointment.ts';
import type { ContactLensRequest } from './contact-lens.ts';
import type { InquiryRequest } from './inquiry.ts';
import type { ComparedField, RequestType } from './options.ts';
import type { PrescriptionAttachment } from './prescription-file.ts';

export type { PrescriptionAttachment, PrescriptionFile } from './prescription-file.ts';

/** An issue of one field. `field` is the field's name, dotted within an eye (`rightEye.power`). */
export interface Issue {
  field: string;
  /** The key of the message, for its translation; an answer of an earlier version of the function has none. */
  key?: string | undefined;
  message: string;
}

/** What was typed in fields that were read as something else. */
export type AsTyped = { asTyped?: Readonly<Partial<Record<ComparedField, string>>> };

/** The parsed request of each form. */
export interface Requests {
  appointment: AppointmentRequest & AsTyped;
  inquiry: InquiryRequest & AsTyped;
  'contact-lens': ContactLensRequest & AsTyped;
}

export type AppointmentPayload = { type: 'appointment' } & Requests['appointment'];
export type InquiryPayload = { type: 'inquiry' } & Requests['inquiry'];
/** The payload of a contact lens order, without `prescriptionAttachment` when there is no file. */
export type ContactLensPayload = { type: 'contact-lens' } & Omit<Requests['contact-lens'], 'prescriptionFile'> & {
    prescriptionAttachment?: PrescriptionAttachment;
  };
/** All payloads that the function accepts. */
export type Payload = AppointmentPayload | InquiryPayload | ContactLensPayload;

/** The result of sending: the request was stored, or it has issues. `reference` is empty if the answer contains none. */
export type RequestOutcome =
  | { readonly status: 'accepted'; readonly reference: string }
  | { readonly status: 'refused'; readonly issues: readonly Issue[] };

/** The issues, one per field, in the order of the form. `honeypot`: the honeypot was filled. */
export interface Refusal {
  ok: false;
  issues: Issue[];
  honeypot: boolean;
}

/** The result of validating a form. */
export type ParsedRequest<Type extends RequestType> = { ok: true; request: Requests[Type] } | Refusal;
/** The result of validating a request's body. */
export type ParsedPayload = { ok: true; payload: Payload } | Refusal;
