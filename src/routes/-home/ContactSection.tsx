import { home } from '../../../content/index.ts';
import { Section } from '../../components/layout/Section.tsx';
import { LazyPartFrame } from '../../features/lazy-part/lazy-part.tsx';
import { parts } from './parts.ts';

/** #contact */
export function ContactSection() {
  const { heading, lead } = home.contact;
  return (
    <Section id="contact" line={8} heading={heading} lead={lead}>
      <LazyPartFrame part={parts.contact} />
    </Section>
  );
}
