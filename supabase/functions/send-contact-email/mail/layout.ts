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

/** The rows without empty values, and without headings that have no values. */
export function filled(rows: readonly Row[]): Row[] {
  const some = rows.filter(({ value }) => value !== '');
  return some.filter(({ value }, index) => value !== undefined || some[index + 1]?.value !== undefined);
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

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
  const parts = { ...content, notes, rows: filled(content.rows) };
  return {
    id,
    subject: content.heading,
    text: textPart(parts),
    html: htmlPart(parts),
    replyTo: null,
    attachment: null,
  };
}
