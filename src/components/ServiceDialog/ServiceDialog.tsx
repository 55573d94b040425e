import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../Button/Button.tsx';
import { MarkedList } from '../MarkedList/MarkedList.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import * as styles from './ServiceDialog.css.ts';

/** What the dialog shows of a service. */
export interface DialogService {
  id: string;
  title: string;
  description: string;
  picture: { src: PictureSource; alt: string };
}

/** The part of the words that is fetched when the dialog opens. */
export interface DialogDetails {
  intro: string;
  lists: readonly { title: string; items: readonly string[] }[];
  closingNote?: string;
}

/** What {@link ServiceDialog} needs to know. */
export interface ServiceDialogProps {
  service: DialogService;
  /** Null while they are being fetched. */
  details: DialogDetails | 'out of reach' | null;
  open: boolean;
  /** What the dialog was opened with: it gets the focus back. */
  opener: () => HTMLElement | null;
  /** Called when a visitor closes it: by the button, Escape, or outside of it. */
  onClosed: () => void;
}

/** A service in a dialog over the home page. Whoever shows it decides whether it is open. */
export function ServiceDialog({ service, details, open, opener, onClosed }: ServiceDialogProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // A dialog that begins open takes the second mount of React's strict mode for a focus that went elsewhere, and closes.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);

  return (
    <Dialog.Root
      open={open && isMounted}
      onOpenChange={(change) => !change.open && onClosed()}
      // The beginning, since the first link stands at the end of what is to be read.
      initialFocusEl={() => title.current}
      finalFocusEl={opener}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Positioner className={styles.positioner}>
          <Dialog.Content className={styles.content}>
            <div className={styles.service}>
              <Picture {...service.picture} />
              <div className={styles.words}>
                <Dialog.Title ref={title} tabIndex={-1} className={styles.title}>
                  {service.title}
                </Dialog.Title>
                <Dialog.Description className={styles.lead}>{service.description}</Dialog.Description>
                {details === 'out of reach' ? (
                  <p>We could not load the details. Check your connection, then open this again.</p>
                ) : (
                  details && <Details {...details} />
                )}
              </div>
            </div>
            <div className={styles.actions}>
              <Link className={buttonClass()} to="/services/$slug" params={{ slug: service.id }}>
                View Full Details
              </Link>
              <Dialog.CloseTrigger asChild>
                <Button tone="secondary">Close</Button>
              </Dialog.CloseTrigger>
            </div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Details({ intro, lists, closingNote }: DialogDetails) {
  return (
    <>
      <p>{intro}</p>
      {lists.map(({ title, items }) => (
        <section key={title} className={styles.list}>
          <h3>{title}</h3>
          <MarkedList items={items} />
        </section>
      ))}
      {closingNote && <p>{closingNote}</p>}
    </>
  );
}
