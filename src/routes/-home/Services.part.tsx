import { useLoaderData } from '@tanstack/react-router';
import { homeServices } from '#content/home-services.data.ts';
import { Grid, Section } from '#src/components/layout/layout.tsx';
import { type ModalOpeners, ServiceModal } from '#src/features/service-modal/ServiceModal.tsx';
import { pictureSource } from '../-pictures.ts';
import { UrgentAnswer } from '../-urgency/UrgentAnswer.tsx';
import { ApproachSection } from './ApproachSection.tsx';
import { EyewearInvitation } from './EyewearInvitation.tsx';
import { ServiceCard } from './ServiceCard.tsx';

const modalServices = homeServices.map(({ id, title, description, image, listsSigns, modal }) => ({
  id,
  title,
  description,
  picture: { src: pictureSource(image.file), alt: image.alt },
  answer: listsSigns && <UrgentAnswer />,
  details: modal,
}));

/** #approach and #services, whose tiles and cards open the same modal. */
export default function ServicesPart() {
  return (
    <ServiceModal services={modalServices}>
      {(modal) => (
        <>
          <ApproachSection {...modal} />
          <ServicesSection {...modal} />
        </>
      )}
    </ServiceModal>
  );
}

/** #services */
function ServicesSection(modal: ModalOpeners) {
  const { heading, lead, eyewear } = useLoaderData({ from: '/' }).services;
  return (
    <Section id="services" line={3} heading={heading} lead={lead} surface="raised">
      <Grid as="ul" inPairs>
        {homeServices.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} picture={pictureSource(service.image.file)} {...modal} />
          </li>
        ))}
        <li>
          <EyewearInvitation {...eyewear} />
        </li>
      </Grid>
    </Section>
  );
}
