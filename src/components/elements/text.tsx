import { Link } from '@tanstack/react-router';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { partsOf } from '#src/rules/links.ts';
import type { Note } from '#src/rules/note.ts';
import { listRole } from '#src/styles/list-role.ts';
import * as styles from './text.css.ts';

/** Whether a link's words are its address: they stay as they are in other languages. */
const isAddress = (words: string, target: string): boolean =>
  target.startsWith('tel:') ? !/\p{L}/u.test(words) : target.endsWith(`//${words}`);

function TextLink({ words, target }: { words: string; target: string }) {
  if (target.startsWith('/')) {
    const [to = '', hash] = target.split('#');
    return (
      <Link className={styles.link} to={to} {...(hash && { hash })}>
        {words}
      </Link>
    );
  }
  return (
    <a className={styles.link} href={target} {...(isAddress(words, target) && { translate: 'no' })}>
      {words}
    </a>
  );
}

/** A text with the links that are written in it. */
export function LinkedText({ children }: { children: string }) {
  return partsOf(children).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: an address may stand twice in a text, whose parts never move
    typeof part === 'string' ? part : <TextLink key={index} {...part} />,
  );
}

export const Paragraph = ({ children, ...paragraph }: { children: string } & ComponentProps<'p'>) => (
  <p {...paragraph}>
    <LinkedText>{children}</LinkedText>
  </p>
);

export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <Paragraph key={text}>{text}</Paragraph>);

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

/**
 * Text that changes. Each is a new element, because a translation may have replaced the text node that React knows. What
 * a note repeats of a visitor's answers does not go to a translation service.
 */
export function ChangingText({ children: note }: { children: string | Note }) {
  const parts = typeof note === 'string' ? [note] : note;
  return (
    <span key={JSON.stringify(note)}>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a note's parts never move
          <span key={index} translate="no">
            {part.answer}
          </span>
        ),
      )}
    </span>
  );
}

/** The reference of a request, at the end of what is said of it. */
export const Reference = ({ children }: { children: string }) => (
  <span>
    {' Your reference: '}
    <strong translate="no">{children}</strong>
  </span>
);

function onTranslated(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir', 'lang'] });
  return () => observer.disconnect();
}

/** What the page says of its text, as a translation sets it. */
function useTranslated<Value>(read: (page: HTMLElement) => Value, inEnglish: Value): Value {
  return useSyncExternalStore(
    onTranslated,
    () => read(document.documentElement),
    () => inEnglish,
  );
}

/** Whether the page runs from left to right or from right to left. */
export const useTextDirection = () => useTranslated(({ dir }) => (dir === 'rtl' ? 'rtl' : 'ltr'), 'ltr');

/** The language that the page is shown in. */
export const usePageLanguage = () => useTranslated(({ lang }) => lang, 'en');
