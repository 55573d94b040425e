import { Link } from '@tanstack/react-router';
import type { RequestType } from '#contract/options.ts';
import type { EarlierSending } from '#machines/form/form.machine.ts';
import { Button, ButtonLink } from '#src/components/elements/Button.tsx';
import { Notice } from '#src/components/elements/Notice.tsx';
import { ChangingText, LinkedText, Reference } from '#src/components/elements/text.tsx';
import { phoneLink } from '#src/rules/links.ts';
import * as styles from './form-parts.css.ts';

const notices = {
  unsent: { title: 'We kept what you typed', text: 'It is in this window only, and not sent yet.' },
  failed: { title: 'We kept what you typed', text: 'It is in this window only. Sending it failed: please try again.' },
  sending: { title: 'We are still sending', text: 'You can go on reading. We tell you on any page when it is sent.' },
};

/** Says that a form was restored from a draft, with a button that clears it unless it is being sent. */
export function DraftNotice({ progress, onClear }: { progress: keyof typeof notices; onClear: () => void }) {
  const { title, text } = notices[progress];
  return (
    <div className={styles.notice}>
      <Notice tone="reassurance" title={title}>
        {text}
      </Notice>
      <Button tone="quiet" aria-disabled={progress === 'sending' || undefined} onClick={onClear}>
        Clear the form
      </Button>
    </div>
  );
}

const offers: Readonly<Record<RequestType, string>> = {
  appointment: 'Use the details from your appointment request',
  inquiry: 'Use the details from your general inquiry',
  'contact-lens': 'Use the details from your contact lens order',
};

/** A button that copies the details of the person from another form. */
export const DetailsOffer = ({ source, onAccept }: { source: RequestType; onAccept: () => void }) => (
  <div>
    <Button tone="quiet" onClick={onAccept}>
      <ChangingText>{offers[source]}</ChangingText>
    </Button>
  </div>
);

/** Says what is known of a request that was sent before the page was loaded again. */
export const EarlierNotice = ({ phone, ...earlier }: EarlierSending & { phone: Parameters<typeof phoneLink>[0] }) =>
  earlier.status === 'accepted' ? (
    <Notice tone="reassurance" title="Your last request was sent">
      <span>The same answers cannot arrive twice.</span>
      {earlier.reference !== '' && <Reference>{earlier.reference}</Reference>}
    </Notice>
  ) : (
    <Notice title="We do not know whether your last request was sent">
      <LinkedText>{`Send it again: the same answers cannot arrive twice. Or call us at ${phoneLink(phone)}.`}</LinkedText>
    </Notice>
  );

/** Stands at a form that is shown at another address, from where the function takes no requests. */
export const OwnPageNotice = ({ address }: { address: string }) => (
  <Notice
    tone="danger"
    title="This form cannot be sent from here"
    actions={<ButtonLink href={address}>Open our own page to send this</ButtonLink>}
  >
    You are looking at a copy of our page at another address.
  </Notice>
);

/** A hidden field that only bots fill in. The `data` attributes keep away password managers that ignore `readOnly`. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>Website</label>
      <input
        type="text"
        id={id}
        name="website"
        tabIndex={-1}
        readOnly
        autoComplete="off"
        data-1p-ignore="true"
        data-lpignore="true"
        data-bwignore="true"
        data-form-type="other"
      />
    </div>
  );
}

interface SubmitAreaProps {
  label: string;
  isDisabled: boolean;
  privacyLine: string;
  privacyLink: { href: string; label: string };
}

/** The end of a form: how the data is used, and the submit button. While disabled, the button stays focusable. */
export function SubmitArea({ label, isDisabled, privacyLine, privacyLink }: SubmitAreaProps) {
  return (
    <div className={styles.submitArea}>
      <p className={styles.privacy}>
        <span>{privacyLine} </span>
        <Link to={privacyLink.href}>{privacyLink.label}</Link>
        <span>.</span>
      </p>
      <Button type="submit" aria-disabled={isDisabled ? true : undefined}>
        <ChangingText>{label}</ChangingText>
      </Button>
    </div>
  );
}
