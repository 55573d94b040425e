import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type RequestType, requestTypes } from '../../../supabase/functions/_shared/requests/options.ts';
import { Notice } from '../../components/elements/Notice.tsx';
import { Tabs } from '../../components/navigation/Tabs.tsx';
import type { ContactPrefill } from '../../rules/contact-prefill.ts';
import { AppointmentRequest } from './appointment-request/AppointmentRequest.tsx';
import { ContactLensOrder } from './contact-lens-order/ContactLensOrder.tsx';
import type { ContactMemory } from './drafts/contact-memory.ts';
import { Draft } from './drafts/Draft.tsx';
import { Inquiry } from './inquiry/Inquiry.tsx';
import { NeedsScript } from './parts/NeedsScript.tsx';
import type { FormsPractice } from './request-form/RequestForm.tsx';

/** Which tab was in front when the visitor was here before. Another object is another place of the history. */
export interface LastTab {
  /** At this place of the history; undefined where nobody was before. */
  here: () => string | undefined;
  /** The last one in this document, or else here. */
  anywhere: () => string | undefined;
  remember: (tab: RequestType) => void;
}

const noPrefill: ContactPrefill = {};

/**
 * The three forms behind their tabs. General inquiry is in front at first. What a link asks for is
 * done when it is followed, and not again when its visitor comes back.
 */
export function ContactForms({
  practice,
  memory,
  lastTab,
  startWith = noPrefill,
}: {
  practice: FormsPractice;
  memory: ContactMemory;
  lastTab: LastTab;
  startWith?: ContactPrefill;
}) {
  const { tabs, forms } = memory;
  const chosen = useSelector(tabs, ({ value }) => value);

  useEffect(() => {
    const last = requestTypes.find((tab) => tab === lastTab.anywhere());
    if (startWith.tab && lastTab.here() === undefined) tabs.send({ type: 'request.started', tab: startWith.tab });
    else if (last) tabs.send({ type: 'tab.chosen', tab: last });
    lastTab.remember(tabs.getSnapshot().value);
  }, [startWith, lastTab, tabs]);

  return (
    <NeedsScript instead={<WithoutScripts practice={practice} />}>
      <Tabs<RequestType>
        id="contact-forms"
        label="How can we help?"
        chosen={chosen}
        onChoose={(tab) => {
          tabs.send({ type: 'tab.chosen', tab });
          lastTab.remember(tab);
        }}
        tabs={[
          {
            value: 'appointment',
            label: 'Appointment Request',
            panel: (
              <Draft memory={forms.appointment}>
                <AppointmentRequest practice={practice} startWith={startWith} isInSight={chosen === 'appointment'} />
              </Draft>
            ),
          },
          {
            value: 'inquiry',
            label: 'General Inquiry',
            panel: (
              <Draft memory={forms.inquiry}>
                <Inquiry practice={practice} isInSight={chosen === 'inquiry'} />
              </Draft>
            ),
          },
          {
            value: 'contact-lens',
            label: 'Contact Lens Ordering',
            panel: (
              <Draft memory={forms['contact-lens']}>
                <ContactLensOrder practice={practice} isInSight={chosen === 'contact-lens'} />
              </Draft>
            ),
          },
        ]}
      />
    </NeedsScript>
  );
}

/** How to reach the office where scripts are switched off: without them nothing could be sent. */
function WithoutScripts({ practice: { phone, email } }: { practice: FormsPractice }) {
  return (
    <Notice title="Our forms need JavaScript">
      <span>JavaScript is switched off in your browser. Please call us at </span>
      <a href={`tel:${phone.dial}`} translate="no">
        {phone.display}
      </a>
      <span> or write to </span>
      <a href={`mailto:${email}`} translate="no">
        {email}
      </a>
      <span>.</span>
    </Notice>
  );
}
