import { IconMapPin } from '@tabler/icons-react';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { forms, options } from '#content/forms.data.ts';
import { hoursInWords, practice } from '#content/practice.data.ts';
import { PhoneLink } from '#src/components/elements/Button.tsx';
import { ReservedText, Stack } from '#src/components/layout/layout.tsx';
import { ContactForms } from '#src/features/contact/ContactForms.tsx';
import { DirectionsLink } from '#src/features/directions/DirectionsLink.tsx';
import { OpenStatus, useNow } from '#src/features/open-status/OpenStatus.tsx';
import { markAs } from '#src/page/marks.ts';
import { type ContactPrefill, readPrefill } from '#src/rules/contact-prefill.ts';
import { longestResponseTime, responseTime } from '#src/rules/response-time.ts';
import { listRole } from '#src/styles/list-role.ts';
import { TranslationNotice } from '../-root/TranslationNotice.tsx';
import { UrgentAnswer } from '../-urgency/UrgentAnswer.tsx';
import * as styles from './Contact.css.ts';

const nextSteps = [
  'A person here reads every request.',
  'We check what is needed: your benefits, your prescription, or an open time.',
  'We call or email you to work out the details.',
];

const formsPractice = { ...practice, forms, options, advice: <UrgentAnswer /> };

/** The prefill of the link followed last, a new object for each. The address loses it: coming back prefills nothing. */
function usePrefillOfAddress(): ContactPrefill {
  const navigate = useNavigate();
  const search = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).search });
  const [asked, setAsked] = useState(search);
  // At once: a tab that was pressed before hydration is pressed again after the first effects.
  if (search.tab && search !== asked) setAsked(search);
  const prefill = useMemo(() => readPrefill(asked), [asked]);
  useEffect(() => {
    if (!search.tab) return;
    const { tab, appointmentType, message, ...rest } = search;
    // After the other effects of this address, which scroll to the section.
    queueMicrotask(() => {
      navigate({ to: '/', hash: 'contact', search: rest, state: true, replace: true, resetScroll: false });
    });
  }, [search, navigate]);
  return prefill;
}

/** The forms of #contact, prefilled by the link that led here, beside the other ways to reach the office. */
export default function ContactPart() {
  const prefill = usePrefillOfAddress();
  const { address, hours, maps, phone } = practice;
  const now = useNow(hours);
  return (
    <div className={styles.columns} {...markAs('landing')}>
      <Stack>
        <TranslationNotice />
        <ContactForms
          practice={formsPractice}
          emergencyNotice={<UrgentAnswer lead={forms.emergencyVisit} />}
          startWith={prefill}
        />
      </Stack>
      <aside className={styles.aside} aria-labelledby="contact-aside-title">
        <svg className={styles.lenses} viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="49" />
          <circle cx="50" cy="50" r="43" strokeDasharray="0.6 3.9" strokeWidth="4" />
          <circle cx="50" cy="50" r="34" className={styles.lens} strokeWidth="2.5" />
          <circle cx="50" cy="50" r="24" />
          <path d="M50 1V14M50 86V99M1 50H14M86 50H99" />
        </svg>
        <div className={`${styles.part} ${styles.call}`}>
          <h3 id="contact-aside-title" className={styles.title}>
            Prefer to talk?
          </h3>
          <p className={styles.note}>Call us, or send a text to the same number.</p>
          <PhoneLink phone={phone} className={styles.phone} />
          <ul {...listRole} className={styles.office}>
            <li>
              <Link to="/" hash="find-us" activeOptions={{ includeHash: true }}>
                <OpenStatus hours={hours} longest={hoursInWords.longestStatus} />
              </Link>
            </li>
            <li>
              <DirectionsLink maps={maps}>
                <IconMapPin size={20} aria-hidden="true" />
                <span translate="no">{address.oneLine}</span>
              </DirectionsLink>
            </li>
          </ul>
        </div>
        <div className={styles.part}>
          <h4>What happens after you send</h4>
          <ol className={styles.steps}>
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={styles.note}>
            <ReservedText longest={longestResponseTime(forms)}>
              {now ? responseTime(forms, hours, now) : forms.responseTime}
            </ReservedText>
          </p>
        </div>
      </aside>
    </div>
  );
}
