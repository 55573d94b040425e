import type { ReactNode } from 'react';
import { CallButton } from '../elements/Button.tsx';
import { Container, Stack } from '../layout/layout.tsx';
import { PhoneMenu } from '../navigation/PhoneMenu.tsx';
import * as styles from './page.css.ts';

/** The block at the end of a page: request a visit, or call. */
export function CallToAction({
  heading,
  lead,
  phone,
  action,
  callFirst = false,
}: {
  heading: string;
  lead: string;
  phone: { dial: string; display: string };
  /** The link to the contact section, prefilled for this page. */
  action: ReactNode;
  /** Whether calling comes before the request, as on pages about urgent problems. */
  callFirst?: boolean;
}) {
  return (
    <section className={styles.callToAction} aria-labelledby="call-to-action">
      <Container>
        <div className={styles.callToActionColumns}>
          <Stack space="tight">
            <h2 id="call-to-action">{heading}</h2>
            <p className={styles.callToActionLead}>{lead}</p>
          </Stack>
          <div className={styles.callToActionActions}>
            {callFirst && <CallButton tone="primary" phone={phone} />}
            {action}
            {!callFirst && <PhoneMenu phone={phone} look="plain" />}
          </div>
        </div>
      </Container>
    </section>
  );
}
