import type { AppointmentRequest } from './appointment.ts';
import type { ContactLensRequest } from './contact-lens.ts';
import type { InquiryRequest } from './inquiry.ts';
import type { RequestType } from './options.ts';

/** An issue of one field. `field` is the field's name, dotted within an eye (`rightEye.power`). */
export interface Issue {
  field: string;
  message: string;
}

/** A chosen file, such as a browser's `File`. Size in bytes. */
export interface PrescriptionFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** The file as it travels: `content` is standard base64, `contentType` the type as the browser gives it. */
export interface PrescriptionAttachment {
  filename: string;
  content: string;
  contentType: string;
}

/** The request that each form makes. */
export interface Requests {
  appointment: AppointmentRequest;
  inquiry: InquiryRequest;
  'contact-lens': ContactLensRequest;
}

/** An appointment request as it travels. */
export type AppointmentPayload = { type: 'appointment' } & AppointmentRequest;
/** An inquiry as it travels. */
export type InquiryPayload = { type: 'inquiry' } & InquiryRequest;
/** A contact lens order as it travels: the attachment is left out when there is no file. */
export type ContactLensPayload = { type: 'contact-lens' } & Omit<ContactLensRequest, 'prescriptionFile'> & {
    prescriptionAttachment?: PrescriptionAttachment;
  };
/** What the function accepts. */
export type Payload = AppointmentPayload | InquiryPayload | ContactLensPayload;

/** What came of sending: the function stored the request, or it named what has to be corrected first. */
export type RequestOutcome =
  /** `reference` is null when the answer held none. */
  | { readonly status: 'accepted'; readonly reference: string | null }
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
