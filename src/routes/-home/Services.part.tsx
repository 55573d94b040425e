import { useLoaderData } from '@tanstack/react-router';
import { homeServices } from '#content/home-services.data.ts';
import { Section } from '#src/components/layout/layout.tsx';
import { type ModalOpeners, ServiceModal } from '#src/features/service-modal/ServiceModal.tsx';
import { listRole } from '#src/styles/list-role.ts';
import { pictureSource } from '../-pictures.ts';
import { UrgentAnswer } from '../-urgency/UrgentAnswer.tsx';
import { BookLink, ServiceFacts } from '../services/-service.tsx';
import { ApproachSection } from './ApproachSection.tsx';
import { EyewearInvitation } from './EyewearInvitation.tsx';
import * as styles from './ServiceCard.css.ts';
import { ServiceCard } from './ServiceCard.tsx';

/** How many services lead, with their pictures. */
const leading = 3;

type HomeService = (typeof homeServices)[number];

const FactsOf = ({ service }: { service: HomeService }) => (
  <ServiceFacts service={service} visit={useLoaderData({ from: '/' }).visit} />
);

const modalServices = homeServices.map((service) => ({
  ...service,
  picture: { src: pictureSource(service.image.file), alt: service.image.alt },
  answer: service.listsSigns && <UrgentAnswer />,
  facts: <FactsOf service={service} />,
  booking: <BookLink service={service} />,
  details: service.modal,
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
    <Section id="services" line={2} heading={heading} lead={lead} surface="raised">
      <ul {...listRole} className={styles.list.leading}>
        {homeServices.slice(0, leading).map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} picture={pictureSource(service.image.file)} {...modal} />
          </li>
        ))}
      </ul>
      <ul {...listRole} className={styles.list.following}>
        {homeServices.slice(leading).map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} {...modal} />
          </li>
        ))}
      </ul>
      <EyewearInvitation {...eyewear} />
    </Section>
  );
}
