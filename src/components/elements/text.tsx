import { Link } from '@tanstack/react-router';
import { type ComponentProps, createContext, use, useSyncExternalStore } from 'react';
import { listRole } from '../../styles/list-role.ts';
import * as styles from './elements.css.ts';

/** The number that "call us" dials, such as "+12125550100"; no links without one. */
export const OfficePhone = createContext<string | null>(null);

/** A link in Markdown, a phone number, a web address, or "call us". */
const links =
  /(\[[^\]]+\]\([^)\s]+\)|\(\d{3}\) \d{3}-\d{4}\b|\b(?:911\b|1-\d{3}-\d{3}-\d{4}\b|https:\/\/\S*[^\s.,]|(?:[\w-]+\.)+(?:gov|info)\b[\w/-]*|[Cc]all (?:or text )?us\b(?! at \()))/;

function linkTo(address: string): string {
  if (address.startsWith('https:')) return address;
  if (!/^[\d() -]+$/.test(address)) return `https://${address}`;
  return address === '911' ? 'tel:911' : `tel:+${address.replace(/\D/g, '').padStart(11, '1')}`;
}

function TextLink({ children }: { children: string }) {
  const office = use(OfficePhone);
  const [, words, target = ''] = /^\[(.+)\]\((.+)\)$/.exec(children) ?? [];
  if (target.startsWith('/')) {
    const [to = '', hash] = target.split('#');
    return (
      <Link className={styles.linkInText} to={to} {...(hash && { hash })}>
        {words}
      </Link>
    );
  }
  const isOffice = /^call/i.test(children);
  if (isOffice && !office) return children;
  const href = words ? target : isOffice ? `tel:${office}` : linkTo(children);
  return (
    <a className={styles.linkInText} href={href} {...(!words && !isOffice && { translate: 'no' })}>
      {words ?? children}
    </a>
  );
}

/** A text in which phone numbers, web addresses, "call us" and what Markdown says are links. */
export function LinkedText({ children }: { children: string }) {
  return children.split(links).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: an address may stand twice in a text, whose parts never move
    index % 2 === 0 ? part : <TextLink key={index}>{part}</TextLink>,
  );
}

/** Texts as paragraphs. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <LinkedText>{text}</LinkedText>
    </p>
  ));
}

/** A list of texts. */
export function TextList({ items, ...list }: { items: readonly string[] } & ComponentProps<'ul'>) {
  return (
    <ul {...list}>
      {items.map((item) => (
        <li key={item}>
          <LinkedText>{item}</LinkedText>
        </li>
      ))}
    </ul>
  );
}

/** A list whose items are marked with lens rings. */
export const MarkedList = ({ items }: { items: readonly string[] }) => (
  <TextList {...listRole} items={items} className={styles.markedList} />
);

/** Text that changes. Each is a new element, because a translation may have replaced the text node that React knows. */
export function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}

const weekday = '(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day';
const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const answers = new RegExp(
  `((?:${weekday}, )?${month} \\d+(?:, \\d{4})?|${weekday}s\\b|that day \\([^)]+\\)|\\d[\\d.]* (?:bytes|KB|MB)|R-\\w{6})`,
);

/** Changing text about a visitor's answers. What it repeats of them does not go to a translation service. */
export function AnswerText({ withLinks = false, children }: { withLinks?: boolean; children: string }) {
  return (
    <span key={children}>
      {children.split(answers).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never move
        <span key={index} translate={index % 2 === 0 ? undefined : 'no'}>
          {withLinks ? <LinkedText>{part}</LinkedText> : part}
        </span>
      ))}
    </span>
  );
}

function onTranslated(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir', 'lang'] });
  return () => observer.disconnect();
}

/** Whether the page runs from left to right or from right to left, as a translation sets it. */
export function useTextDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    onTranslated,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
}

/** The language that the page is shown in, as a translation sets it. */
export function usePageLanguage(): string {
  return useSyncExternalStore(
    onTranslated,
    () => document.documentElement.lang,
    () => 'en',
  );
}
