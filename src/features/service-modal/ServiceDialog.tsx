import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import type { Service } from '#content/schema/entries.ts';
import { buttonClass } from '#src/components/elements/Button.tsx';
import { Picture, type PictureSource } from '#src/components/elements/Picture.tsx';
import { LinkedText, MarkedList, Paragraphs } from '#src/components/elements/text.tsx';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { clearMark, setMark } from '#src/page/marks.ts';
import * as styles from './ServiceDialog.css.ts';

/** The service as the dialog shows it. */
export interface DialogService {
  id: string;
  title: string;
  description: string;
  picture: { src: PictureSource; alt: string };
  /** What to do now, when the service is for emergencies. */
  answer?: ReactNode;
  /** How long it takes, and what it costs. */
  facts: ReactNode;
  /** A link that requests a visit. */
  booking: ReactNode;
  details: Service['modal'];
}

interface ServiceDialogProps {
  service: DialogService;
  /** The element that opened the dialog, which receives the focus when it closes. */
  opener: RefObject<HTMLElement | null>;
  /** Called when a visitor closes it by the button, Escape, or a click outside. */
  onClosed: () => void;
}

/** A service in a modal dialog, open as long as it is rendered. */
export function ServiceDialog({ service, opener, onClosed }: ServiceDialogProps) {
  const { details } = service;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isPressedOutside = useRef(false);

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The top; the browser would focus the first link, which is at the end of the text.
    title.current?.focus();
    setMark('dialog');
    return () => {
      clearMark('dialog');
      shown?.close();
      opener.current?.focus({ preventScroll: true });
    };
  }, [opener]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes the dialog by Escape.
    <dialog
      ref={dialog}
      className={styles.root}
      aria-modal
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      onCancel={(event) => {
        event.preventDefault();
        onClosed();
      }}
      // A second Escape closes the dialog without this event being cancelable.
      onClose={(event) => !event.currentTarget.open && onClosed()}
      onPointerDown={(event) => {
        isPressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => event.target === event.currentTarget && isPressedOutside.current && onClosed()}
    >
      {/* Covers the dialog's content, so that only a click outside has the dialog itself as its target. */}
      <div>
        <div className={styles.corner}>
          <button type="button" className={styles.close} onClick={onClosed}>
            <IconX size={24} aria-hidden="true" />
            <VisuallyHidden>Close</VisuallyHidden>
          </button>
        </div>
        <div className={styles.service[service.answer ? 'urgent' : 'usual']}>
          <Picture {...service.picture} />
          <div className={styles.words}>
            <h2 ref={title} id={`${id}-title`} tabIndex={-1} className={styles.title}>
              {service.title}
            </h2>
            {service.answer}
            <p id={`${id}-description`} className={styles.lead}>
              <LinkedText>{service.description}</LinkedText>
            </p>
            <Paragraphs texts={[details.intro]} />
            {details.lists.map(({ title: name, items }) => (
              <section key={name} className={styles.list}>
                <h3>{name}</h3>
                <MarkedList items={items} />
              </section>
            ))}
            {details.closingNote && <Paragraphs texts={[details.closingNote]} />}
          </div>
          <div className={styles.facts}>{service.facts}</div>
        </div>
        <div className={styles.actions}>
          {service.booking}
          {/* Replaces the history entry of the dialog, so that Back leads to the page without it. */}
          <Link className={buttonClass('secondary')} to="/services/$slug" params={{ slug: service.id }} replace>
            View Full Details
          </Link>
        </div>
      </div>
    </dialog>
  );
}
