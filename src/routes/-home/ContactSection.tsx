import { Section } from '../../components/layout/Section.tsx';
import { LazyPartFrame } from '../../features/lazy-part/lazy-part.tsx';
import { parts } from './parts.ts';
import { useHome } from './use-home.ts';

/** #contact */
export function ContactSection() {
  const { heading, lead } = useHome().contact;
  return (
    <Section id="contact" line={8} heading={heading} lead={lead}>
      <LazyPartFrame part={parts.contact} />
    </Section>
  );
}
