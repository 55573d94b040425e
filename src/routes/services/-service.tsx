import type { Service } from '#content/schema/entries.ts';
import { Facts } from '#src/components/page/details.tsx';
import { RequestLink } from '../-links.tsx';

interface ServiceFactsProps {
  service: Pick<Service, 'length' | 'drops' | 'cost'>;
  /** What a service costs that does not say it, and what stands beside every cost. */
  visit: { cost: string; estimate: string };
}

/** How long a service takes, whether one can drive afterward, and what it costs. */
export const ServiceFacts = ({ service, visit }: ServiceFactsProps) => (
  <Facts
    isBoxed
    facts={[
      { name: 'Time', text: service.length },
      { name: 'Drops and driving', text: service.drops },
      { name: 'Cost and insurance', text: `${service.cost ?? visit.cost} ${visit.estimate}` },
    ]}
  />
);

type Booked = Pick<Service, 'appointmentType' | 'appointmentMessage' | 'listsSigns'>;

/** What a request for this service says about the visit. */
export const prefillOf = ({ appointmentType, appointmentMessage: message }: Booked) => ({
  appointmentType,
  ...(message !== undefined && { message }),
});

/** A link that requests a visit for this service. For an emergency, it is not what to do first. */
export const BookLink = ({ service }: { service: Booked }) => (
  <RequestLink tone={service.listsSigns ? 'secondary' : 'primary'} prefill={prefillOf(service)}>
    Book Appointment
  </RequestLink>
);
