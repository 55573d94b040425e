import {
  type CalendarDay,
  dateInWords,
  type EyePrescription,
  type FileKind,
  longDate,
  momentInWords,
  type Payload,
  type RequestType,
  readDate,
  requestKinds,
  requestTypes,
  todayIn,
} from '../../_shared/contract/index.ts';
import { type FileNote, fileNotes } from '../http/sniff.ts';
import type { MailOfRequest } from '../store/queue.ts';
import { filled, layOut, type OfficeMail, type Row } from './layout.ts';

/** A decrypted request. */
interface RequestContent extends Pick<MailOfRequest, 'reference' | 'receivedAt'> {
  /** The fields as JSON. They are not validated: they were valid when they were stored, and must reach the office. */
  fields: string;
  /** The time zone of the practice, by its IANA name. */
  timeZone: string;
  /** The appointment types that the office must see first. */
  emergencyTypes: readonly string[];
  prescription: { kind: FileKind; verified: boolean } | null;
}

/** The content of the mail: a decrypted request with its file. */
export interface MailContent extends RequestContent, Pick<MailOfRequest, 'possibleCopy' | 'isSmoke'> {
  /** Read part by part while it is sent. */
  prescription: { kind: FileKind; verified: boolean; read(): AsyncIterable<Uint8Array> } | null;
  /** The address of the page that marks the request as handled; null when the office does not use it. */
  link: string | null;
}

const adultAge = 18;

/** "May 3, 2022 (a child, 4 years old)"; of an adult, the date alone. */
function birthInWords(day: CalendarDay, { receivedAt, timeZone }: RequestContent): string {
  const today = todayIn(timeZone, receivedAt);
  const age = Number(today.slice(0, 4)) - Number(day.slice(0, 4)) - (today.slice(5) < day.slice(5) ? 1 : 0);
  if (age >= adultAge) return dateInWords(day);
  const years = age < 1 ? 'less than a year old' : `${age} year${age === 1 ? '' : 's'} old`;
  return `${dateInWords(day)} (a child, ${years})`;
}

/** The fields by their names, dotted within an eye (`rightEye.power`). */
const flat = (fields: object, prefix = ''): [name: string, value: string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (Object(value) === value && !Array.isArray(value)) return flat(value, `${prefix}${name}.`);
    return [[prefix + name, typeof value === 'string' ? value : JSON.stringify(value)]];
  });

/** Takes the value of a field, so that what is left belongs to none; '' when it did not exist in an earlier version. */
type Take = (name: string) => string;

/** A value, with what was typed beside it where that was read as something else. */
const besideTyped = (value: string, typed: string): string => (typed === '' ? value : `${value} (typed: ${typed})`);

/** Fields at the top of every mail, and fields that only the form needs. */
type CommonField = 'type' | 'firstName' | 'lastName' | 'email' | 'confirmEmail' | 'phone' | 'website' | 'asTyped';

/**
 * The labels of the other fields of each type of request, in the order of the mail. A missing field is a type error: what
 * a patient wrote would be stored, wiped, and never read.
 */
const labels: {
  [Type in RequestType]: Record<Exclude<keyof Required<Extract<Payload, { type: Type }>>, CommonField>, string>;
} = {
  appointment: {
    appointmentType: 'Appointment type',
    preferredDate: 'Preferred date',
    preferredTime: 'Preferred time',
    insuranceProvider: 'Insurance provider',
    insuranceId: 'Insurance ID',
    dateOfBirth: 'Date of birth',
    message: 'Message',
  },
  inquiry: { subject: 'Subject', message: 'Message' },
  'contact-lens': {
    dateOfBirth: 'Date of birth',
    patientStatus: 'Patient status',
    prescriptionAttachment: 'Prescription file',
    rightEye: 'Right eye (OD)',
    leftEye: 'Left eye (OS)',
    prescriptionDate: 'Prescription date',
    doctorName: 'Prescribing doctor',
    additionalNotes: 'Additional notes',
  },
};

const eyeLabels: Readonly<Record<keyof EyePrescription, string>> = {
  brand: 'Brand',
  power: 'Power (sphere)',
  baseCurve: 'Base curve (BC)',
  diameter: 'Diameter (DIA)',
  quantity: 'Quantity',
};

const noteWords: Readonly<Record<FileNote, string>> = {
  hasUnusualEnding: 'unusual ending',
  hasActiveContent: 'has active content: do not open outside a viewer',
  isEncrypted: 'encrypted: if it cannot be opened without a password, ask the patient for another file',
};

function fileWords({ prescription }: RequestContent, take: Take): string {
  const notes = fileNotes.filter((note) => take(`prescriptionAttachment.${note}`) !== '');
  const wasNotKept = take('prescriptionAttachment.wasNotKept') !== '';
  if (prescription === null) return wasNotKept ? 'A file was sent and not kept: ask the patient for it' : '';
  return [
    `Attached (${prescription.kind.toUpperCase()})`,
    // What is compressed is not read.
    ...(prescription.kind === 'pdf' ? ['open it only in a viewer'] : []),
    ...notes.map((note) => noteWords[note]),
    ...(prescription.verified ? [] : ['type not verified: open it with care']),
  ].join('; ');
}

const statusWords: Readonly<Record<string, string>> = { new: 'New patient', established: 'Established patient' };

/** A value as the office reads it. What an earlier version stored, or the honeypot caught, may be anything. */
function inWords(field: string, value: string, content: RequestContent): string {
  if (field === 'patientStatus') return statusWords[value] ?? value;
  if (field === 'prescriptionDate') {
    const day = readDate('prescription', value, todayIn(content.timeZone, content.receivedAt));
    return day === null ? value : dateInWords(day);
  }
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  if (isDay && field === 'dateOfBirth') return birthInWords(value as CalendarDay, content);
  return isDay && field === 'preferredDate' ? longDate(value as CalendarDay) : value;
}

function rowsOf(type: RequestType, take: Take, content: RequestContent): Row[] {
  return Object.entries(labels[type]).flatMap(([field, label]): Row[] => {
    if (field === 'prescriptionAttachment') return [{ label, value: fileWords(content, take) }];
    if (field === 'rightEye' || field === 'leftEye') {
      return [
        { label },
        ...Object.entries(eyeLabels).map(([part, name]) => ({ label: name, value: take(`${field}.${part}`) })),
      ];
    }
    const words = inWords(field, take(field), content);
    const row = { label, value: besideTyped(words, take(`asTyped.${field}`)) };
    return field === 'prescriptionDate' ? [{ label: 'Prescription' }, row] : [row];
  });
}

function nameOf(take: Take): string {
  const [first, last] = [take('firstName'), take('lastName')];
  const [typedFirst, typedLast] = [take('asTyped.firstName'), take('asTyped.lastName')];
  const isRead = typedFirst !== '' || typedLast !== '';
  return besideTyped(`${first} ${last}`, isRead ? `${typedFirst || first} ${typedLast || last}` : '');
}

const policies: Readonly<Record<Payload['type'], string>> = {
  appointment: 'This is a request, not a booking. It is confirmed only when the practice contacts the patient.',
  inquiry: 'To answer, reply to this email.',
  'contact-lens':
    'This is a request, not an order yet. Verify the prescription and contact the patient to finalize it.',
};

/** Describes a request to the office. Throws when the fields are not a request. */
export function describeRequest(content: RequestContent) {
  const { reference } = content;
  const stored: unknown = JSON.parse(content.fields);
  const type = requestTypes.find((known) => known === Object(stored).type);
  if (type === undefined) throw new Error('The stored fields are not a request');
  const values = new Map(flat(stored as object));
  const take: Take = (name) => {
    const value = values.get(name) ?? '';
    values.delete(name);
    return value;
  };
  for (const formOnly of ['type', 'confirmEmail', 'website']) take(formOnly);
  const appointmentType = values.get('appointmentType') ?? '';
  const wish = type === 'appointment' ? appointmentType : (values.get('subject') ?? '');
  const [name, phone, email] = [nameOf(take), take('phone'), take('email')];
  const rows: Row[] = [
    { label: 'Name', value: name },
    { label: 'Phone', value: phone, href: `tel:${phone.replace(/[^+0-9]/g, '')}` },
    { label: 'Email', value: besideTyped(email, take('asTyped.email')) },
    { label: requestKinds[type] },
    ...rowsOf(type, take, content),
    { label: 'Other fields sent with the form' },
    ...[...values].map(([label, value]) => ({ label: label.replace(/\s+/g, ' '), value })),
    { label: 'About this request' },
    { label: 'Reference', value: reference },
    { label: 'Received', value: momentInWords(content.timeZone, content.receivedAt) },
  ];
  const isUrgent = type === 'appointment' && content.emergencyTypes.includes(appointmentType);
  return { type, isUrgent, name, phone, email, wish, rows: filled(rows) };
}

/** Composes the mail to the office. Throws when the fields are not a request. */
export function writeOfficeMail(content: MailContent): OfficeMail {
  const { reference, prescription, link } = content;
  const { type, isUrgent, email, rows } = describeRequest(content);
  return {
    ...layOut(reference, {
      heading: `${content.isSmoke ? 'Test: ' : ''}${isUrgent ? 'URGENT: ' : ''}${requestKinds[type]} ${reference}`,
      notes: [
        isUrgent && 'URGENT: the patient asks for an emergency visit. Call now.',
        content.possibleCopy && 'You may already have this email. The reference is the same on every copy.',
      ],
      rows,
      link: link === null ? null : { label: `Mark ${reference} as handled`, address: link },
      end: `${policies[type]} Before you reply, delete the quoted request. Nothing was sent to the patient.`,
    }),
    replyTo: email,
    attachment: prescription && {
      filename: fileName(reference, prescription.kind),
      read: prescription.read,
    },
  };
}

/** The name of a request's file for the office. */
export const fileName = (reference: string, kind: FileKind): string => `prescription-${reference}.${kind}`;
