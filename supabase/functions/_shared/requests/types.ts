import type { CalendarDay } from './dates.ts';
import type { AppointmentType, InquirySubject, PatientStatus, PreferredTime, RequestType } from './options.ts';

/** One broken rule. `field` is the field's name, dotted within an eye (`rightEye.power`). */
export interface Issue {
  field: string;
  message: string;
}

/** An appointment request that keeps every rule. Optional fields that were left empty are ''. */
export interface AppointmentRequest {
  firstName: string;
  lastName: string;
  email: string;
  confirmEmail: string;
  phone: string;
  appointmentType: AppointmentType;
  preferredDate: CalendarDay | '';
  preferredTime: PreferredTime | '';
  insuranceProvider: string;
  insuranceId: string;
  dateOfBirth: CalendarDay;
  message: string;
  website: '';
}

/** An inquiry that keeps every rule. Optional fields that were left empty are ''. */
export interface InquiryRequest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  subject: InquirySubject;
  message: string;
  website: '';
}

/** One eye's lenses, as the patient wrote them. Everything may be ''. */
export interface EyePrescription {
  brand: string;
  power: string;
  baseCurve: string;
  diameter: string;
  quantity: string;
}

/** What the contract needs to know of a chosen file; a browser's `File` is one. Size in bytes. */
export interface PrescriptionFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** The file as it travels: `content` is standard base64, `contentType` the browser's word for the type. */
export interface PrescriptionAttachment {
  filename: string;
  content: string;
  contentType: string;
}

interface ContactLensFields {
  firstName: string;
  lastName: string;
  email: string;
  confirmEmail: string;
  phone: string;
  dateOfBirth: CalendarDay;
  patientStatus: PatientStatus;
  rightEye: EyePrescription;
  leftEye: EyePrescription;
  prescriptionDate: string;
  doctorName: string;
  additionalNotes: string;
  website: '';
}

/** A contact lens order that keeps every rule. Optional fields that were left empty are '', a missing file null. */
export interface ContactLensRequest extends ContactLensFields {
  prescriptionFile: PrescriptionFile | null;
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
export type ContactLensPayload = { type: 'contact-lens' } & ContactLensFields & {
    prescriptionAttachment?: PrescriptionAttachment;
  };
/** What the function accepts. */
export type Payload = AppointmentPayload | InquiryPayload | ContactLensPayload;

/** Every broken rule, one per field in the order of the form. `honeypot`: the trap for robots was filled. */
export interface Refusal {
  ok: false;
  issues: Issue[];
  honeypot: boolean;
}

/** What came of reading a form. */
export type ParsedRequest<Type extends RequestType> = { ok: true; request: Requests[Type] } | Refusal;
/** What came of reading what arrived at the function. */
export type ParsedPayload = { ok: true; payload: Payload } | Refusal;
