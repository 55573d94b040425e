import { IconArrowDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { services } from '#content/index.ts';
import { Grid } from '../../components/layout/layout.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { useServiceModal } from '../../features/service-modal/ServiceModal.tsx';
import { pictureSource } from '../-pictures.ts';
import * as styles from './home.css.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { useHome } from './use-home.ts';

/** #services */
export function ServicesSection() {
  const { onCardActivated, onApproached } = useServiceModal();
  const { heading, lead, eyewear } = useHome().services;
  return (
    <Section id="services" line={3} heading={heading} lead={lead} surface="raised">
      <Grid as="ul" inPairs>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard
              service={service}
              picture={pictureSource(service.image.name)}
              onActivated={onCardActivated}
              onApproached={onApproached}
            />
          </li>
        ))}
        <li>
          <InvitationCard text={eyewear.text}>
            <Link to="/" hash="recommendations" activeOptions={{ includeHash: true }}>
              {eyewear.linkLabel}
            </Link>
          </InvitationCard>
        </li>
      </Grid>
    </Section>
  );
}

/** The last card of a grid: a sentence and a link to another section. */
function InvitationCard({
  text,
  children,
}: {
  text: string;
  /** The link. */
  children: ReactNode;
}) {
  return (
    <div className={styles.invitation}>
      <svg className={styles.invitationGlasses} viewBox="0 0 200 80" aria-hidden="true">
        <path
          className={styles.invitationFrame}
          d="M18 42a34 34 0 1 0 68 0a34 34 0 1 0-68 0M114 42a34 34 0 1 0 68 0a34 34 0 1 0-68 0M85 36q15-14 30 0M18 38 4 30M182 38l14-8"
        />
        <path
          className={styles.invitationTicks}
          d="M28 42a24 24 0 1 0 48 0a24 24 0 1 0-48 0M124 42a24 24 0 1 0 48 0a24 24 0 1 0-48 0"
        />
      </svg>
      <p className={styles.invitationText}>{text}</p>
      <p className={styles.invitationMore}>
        {children}
        <IconArrowDown size={18} aria-hidden="true" />
      </p>
    </div>
  );
}
