import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { contactTabsMachine } from '../../../machines/contact-tabs/contact-tabs.machine.ts';
import type { RequestType } from '../../../supabase/functions/_shared/requests/options.ts';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import type { ContactWish } from '../../practice/contact-wish.ts';
import { AppointmentRequest } from './appointment-request/AppointmentRequest.tsx';
import { ContactLensOrder } from './contact-lens-order/ContactLensOrder.tsx';
import { Inquiry } from './inquiry/Inquiry.tsx';
import type { FormsPractice } from './request-form/RequestForm.tsx';

const noWish: ContactWish = {};

/** The three forms behind their tabs. General inquiry is in front until somebody wishes otherwise. */
export function ContactForms({ practice, startWith = noWish }: { practice: FormsPractice; startWith?: ContactWish }) {
  const [snapshot, send] = useActor(contactTabsMachine);

  useEffect(() => {
    if (startWith.tab) send({ type: 'request.started', tab: startWith.tab });
  }, [startWith, send]);

  return (
    <Tabs<RequestType>
      id="contact-forms"
      label="How can we help?"
      chosen={snapshot.value}
      onChoose={(tab) => send({ type: 'tab.chosen', tab })}
      tabs={[
        {
          value: 'appointment',
          label: 'Appointment Request',
          panel: <AppointmentRequest practice={practice} startWith={startWith} />,
        },
        { value: 'inquiry', label: 'General Inquiry', panel: <Inquiry practice={practice} /> },
        { value: 'contact-lens', label: 'Contact Lens Ordering', panel: <ContactLensOrder practice={practice} /> },
      ]}
    />
  );
}
