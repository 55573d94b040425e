import { Link } from '@tanstack/react-router';
import { services } from '../../../content/index.ts';
import { Grid } from '../../components/layout/layout.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { useServiceModal } from '../../features/service-modal/ServiceModal.tsx';
import { pictureSource } from '../-pictures.ts';
import { InvitationCard } from './InvitationCard.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { useHome } from './use-home.ts';

/** #services */
export function ServicesSection() {
  const { onCardActivated, onApproached } = useServiceModal();
  const { heading, lead, eyewear } = useHome().services;
  return (
    <Section id="services" line={3} heading={heading} lead={lead} surface="raised">
      <Grid as="ul">
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
