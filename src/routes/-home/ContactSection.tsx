import { home } from '../../../content/index.ts';
import { Section } from '../../components/Section/Section.tsx';
import { OnDemand } from '../../features/on-demand/on-demand.tsx';
import { parts } from './parts.ts';

/** #contact */
export function ContactSection() {
  const { heading, lead } = home.contact;
  return (
    <Section id="contact" line={8} heading={heading} lead={lead}>
      <OnDemand part={parts.contact} />
    </Section>
  );
}
