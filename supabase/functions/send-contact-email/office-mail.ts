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
} from '../_shared/requests/index.ts';
import type { MailOfRequest } from './queue.ts';
import { type FileNote, fileNotes } from './sniff.ts';

/** The content of the mail: a decrypted request with its file. */
export interface MailContent extends Pick<MailOfRequest, 'reference' | 'receivedAt' | 'possibleCopy' | 'isSmoke'> {
  /** The fields as JSON. They are not validated: they were valid when they were stored, and must reach the office. */
  fields: string;
  /** The time zone of the practice, by its IANA name. */
  timeZone: string;
  /** The appointment types that the office must see first. */
  emergencyTypes: readonly string[];
  /** Read part by part while it is sent. */
  prescription: { kind: FileKind; verified: boolean; read(): AsyncIterable<Uint8Array> } | null;
  /** The address of the page that marks the request as handled; null when the office does not use it. */
  link: string | null;
}

/** A mail, ready for the mail library. */
export interface OfficeMail {
  /** The same for every copy, and different for every other mail: the left part of its Message-ID. */
  id: string;
  subject: string;
  /** null when nobody can be answered. */
  replyTo: string | null;
  text: string;
  html: string;
  attachment: { filename: string; read(): AsyncIterable<Uint8Array> } | null;
}

/** A line of a mail, or a heading when there is no value. */
export interface Row {
  label: string;
  value?: string;
  /** The address of a link around the value, in the HTML part. */
  href?: string;
}

const adultAge = 18;

/** "May 3, 2022 (a child, 4 years old)"; of an adult, the date alone. */
function birthInWords(day: CalendarDay, { receivedAt, timeZone }: MailContent): string {
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

function fileWords({ prescription }: MailContent, take: Take): string {
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
function inWords(field: string, value: string, content: MailContent): string {
  if (field === 'patientStatus') return statusWords[value] ?? value;
  if (field === 'prescriptionDate') {
    const day = readDate('prescription', value, todayIn(content.timeZone, content.receivedAt));
    return day === null ? value : dateInWords(day);
  }
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  if (isDay && field === 'dateOfBirth') return birthInWords(value as CalendarDay, content);
  return isDay && field === 'preferredDate' ? longDate(value as CalendarDay) : value;
}

function rowsOf(type: RequestType, take: Take, content: MailContent): Row[] {
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

function shown(rows: readonly Row[]): Row[] {
  const filled = rows.filter(({ value }) => value !== '');
  return filled.filter(({ value }, index) => value !== undefined || filled[index + 1]?.value !== undefined);
}

const policies: Readonly<Record<Payload['type'], string>> = {
  appointment: 'This is a request, not a booking. It is confirmed only when the practice contacts the patient.',
  inquiry: 'To answer, reply to this email.',
  'contact-lens':
    'This is a request, not an order yet. Verify the prescription and contact the patient to finalize it.',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The content of a mail. */
export interface Content {
  /** Its subject, too: never anything personal. */
  heading: string;
  /** Notes that do not apply are false. */
  notes: readonly (string | false)[];
  /** Empty values are omitted, and headings without values. */
  rows: readonly Row[];
  link: { label: string; address: string } | null;
  end: string;
}

type Shown = Content & { notes: readonly string[] };

function textPart({ heading, notes, rows, link, end }: Shown): string {
  const line = ({ label, value }: Row): string => {
    if (value === undefined) return `\n${label}`;
    return value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`;
  };
  // A signature, which mail programs do not quote in a reply.
  const linkLines = link === null ? [] : ['-- ', `${link.label}:`, link.address, ''];
  return [heading, ...notes, '', ...rows.map(line), '', end, '', ...linkLines].join('\n');
}

const cell = 'padding:6px 0;vertical-align:top';

function htmlRow({ label, value, href }: Row): string {
  if (value === undefined) {
    return `<tr><th colspan="2" style="padding:18px 0 4px;text-align:left;font-size:17px">${escaped(label)}</th></tr>`;
  }
  const text = escaped(value).replace(/\n/g, '<br>');
  const words = href === undefined ? text : `<a href="${escaped(href)}">${text}</a>`;
  return `<tr><th scope="row" style="${cell};padding-right:20px;text-align:left;font-weight:normal;color:#55606b;white-space:nowrap">${escaped(label)}</th><td dir="auto" style="${cell};font-weight:bold">${words}</td></tr>`;
}

function htmlPart({ heading, notes, rows, link, end }: Shown): string {
  const note = (words: string): string =>
    `<p style="margin:0 0 12px;padding:10px 14px;background:#fde8e8;color:#7a0c0c;font-weight:bold">${escaped(words)}</p>`;
  const linkHtml =
    link === null
      ? ''
      : `<div class="moz-signature" style="margin:24px 0 0"><a href="${escaped(link.address)}" style="display:inline-block;padding:12px 20px;background:#16202a;color:#ffffff;font-weight:bold;text-decoration:none">${escaped(link.label)}</a></div>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(heading)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#16202a;font:16px/1.45 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<h1 style="margin:0 0 16px;font-size:22px">${escaped(heading)}</h1>
${notes.map(note).join('\n')}
<table style="border-collapse:collapse;max-width:680px">
${rows.map(htmlRow).join('\n')}
</table>
<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #d5dbe1;color:#55606b;max-width:680px">${escaped(end)}</p>
${linkHtml}
</body>
</html>
`;
}

/** Lays out a mail without an attachment, to which nobody replies. */
export function layOut(id: string, content: Content): OfficeMail {
  const notes = content.notes.filter((note) => note !== false);
  const parts = { ...content, notes, rows: shown(content.rows) };
  return {
    id,
    subject: content.heading,
    text: textPart(parts),
    html: htmlPart(parts),
    replyTo: null,
    attachment: null,
  };
}

/** Composes the mail to the office. Throws when the fields are not a request. */
export function writeOfficeMail(content: MailContent): OfficeMail {
  const { reference, prescription, link } = content;
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
  const urgent = type === 'appointment' && content.emergencyTypes.includes(values.get('appointmentType') ?? '');
  const kind = requestKinds[type];
  const [phone, email] = [take('phone'), take('email')];
  const rows: Row[] = [
    { label: 'Name', value: nameOf(take) },
    { label: 'Phone', value: phone, href: `tel:${phone.replace(/[^+0-9]/g, '')}` },
    { label: 'Email', value: besideTyped(email, take('asTyped.email')) },
    { label: kind },
    ...rowsOf(type, take, content),
    { label: 'Other fields sent with the form' },
    ...[...values].map(([label, value]) => ({ label: label.replace(/\s+/g, ' '), value })),
    { label: 'About this request' },
    { label: 'Reference', value: reference },
    { label: 'Received', value: momentInWords(content.timeZone, content.receivedAt) },
  ];
  return {
    ...layOut(reference, {
      heading: `${content.isSmoke ? 'Test: ' : ''}${urgent ? 'URGENT: ' : ''}${kind} ${reference}`,
      notes: [
        urgent && 'URGENT: the patient asks for an emergency visit. Call now.',
        content.possibleCopy && 'You may already have this email. The reference is the same on every copy.',
      ],
      rows,
      link: link === null ? null : { label: `Mark ${reference} as handled`, address: link },
      end: `${policies[type]} Before you reply, delete the quoted request. Nothing was sent to the patient.`,
    }),
    replyTo: email,
    attachment: prescription && {
      filename: `prescription-${reference}.${prescription.kind}`,
      read: prescription.read,
    },
  };
}
