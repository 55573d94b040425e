import { practice, serviceLoaders, services } from '#content/index.ts';
import { ServiceModal } from '../../features/service-modal/ServiceModal.tsx';
import { pictureSource } from '../-pictures.ts';
import { Answer } from '../-urgency/NextStep.tsx';
import { ApproachSection } from './ApproachSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';

const modalServices = services.map(({ id, title, description, image }) => ({
  id,
  title,
  description,
  picture: { src: pictureSource(image.name), alt: image.alt },
  answer: id === 'emergency-eye-care' && <Answer urgency="call now" />,
}));

async function loadModal(slug: string) {
  const load = serviceLoaders.get(slug);
  if (!load) throw new Error(`There is no service "${slug}".`);
  return (await load()).modal;
}

/** #approach and #services, whose tiles and cards open the same modal. */
export default function ServicesPart() {
  return (
    <ServiceModal services={modalServices} loadDetails={loadModal} phone={practice.phone}>
      <ApproachSection />
      <ServicesSection />
    </ServiceModal>
  );
}
