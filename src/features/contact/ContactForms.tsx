import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { RequestType } from '#contract/options.ts';
import { PhoneLink } from '#src/components/elements/Button.tsx';
import { Notice } from '#src/components/elements/Notice.tsx';
import { Tabs } from '#src/components/navigation/Tabs.tsx';
import { storeInEntry } from '#src/page/history-entry.ts';
import { clearMark } from '#src/page/marks.ts';
import { entryKey } from '#src/page/router-internals.ts';
import type { ContactPrefill } from '#src/rules/contact-prefill.ts';
import { Appointment } from './Appointment.tsx';
import * as styles from './ContactForms.css.ts';
import { ContactLens } from './ContactLens.tsx';
import { contact } from './contact.ts';
import type { FormsPractice } from './Form.tsx';
import { Inquiry } from './Inquiry.tsx';

interface ContactFormsProps {
  practice: FormsPractice;
  /** What to do in an emergency instead of waiting for a reply. */
  emergencyNotice: ReactNode;
  startWith?: ContactPrefill;
}

/** The three forms in tabs. A prefill applies when its link is followed, not when the visitor comes back. */
export function ContactForms({ practice, emergencyNotice, startWith }: ContactFormsProps) {
  const { tabs, restoreTab } = contact(practice);
  const chosen = useSelector(tabs, ({ value }) => value);
  const entry = useLocation({ select: entryKey });

  useEffect(restoreTab, [restoreTab]);

  useEffect(() => {
    if (startWith?.tab) tabs.send({ type: 'tab.chosen', tab: startWith.tab });
  }, [startWith, tabs]);

  useEffect(() => clearMark('tab'), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has the tab
  useEffect(() => storeInEntry('contactTab', chosen), [chosen, entry]);

  const propsOf = (tab: RequestType) => ({ practice, isVisible: chosen === tab });

  return (
    <NeedsScript instead={<WithoutScripts practice={practice} />}>
      <Tabs<RequestType>
        id="contact-forms"
        label="How can we help?"
        chosen={chosen}
        onChoose={(tab) => tabs.send({ type: 'tab.chosen', tab })}
        tabs={[
          {
            value: 'appointment',
            label: 'Appointment Request',
            panel: <Appointment {...propsOf('appointment')} emergencyNotice={emergencyNotice} startWith={startWith} />,
          },
          { value: 'inquiry', label: 'General Inquiry', panel: <Inquiry {...propsOf('inquiry')} /> },
          {
            value: 'contact-lens',
            label: 'Contact Lens Ordering',
            panel: <ContactLens {...propsOf('contact-lens')} />,
          },
        ]}
      />
    </NeedsScript>
  );
}

function WithoutScripts({ practice: { phone, email } }: { practice: FormsPractice }) {
  return (
    <Notice title="Our forms need JavaScript">
      <span>JavaScript is switched off in your browser. Please call us at </span>
      <PhoneLink phone={phone} />
      <span> or write to </span>
      <a href={`mailto:${email}`} translate="no">
        {email}
      </a>
      <span>.</span>
    </Notice>
  );
}

/** Content that needs scripts. Without them `instead` is shown; while they load, the content (see `src/page/early.ts`). */
function NeedsScript({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  return (
    <>
      <noscript>{instead}</noscript>
      <div className={styles.needsScript}>{children}</div>
    </>
  );
}
