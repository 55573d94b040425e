import { Picture } from '../../components/elements/Picture.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { LazyPartFrame } from '../../features/lazy-part/lazy-part.tsx';
import { parts } from './parts.ts';
import { useHome } from './use-home.ts';

/** #recommendations */
export function BrandsSection() {
  const { heading, lead, photo } = useHome().recommendations;
  return (
    <Section id="recommendations" line={6} heading={heading} lead={lead}>
      <Stack space="group">
        {photo && <Picture {...photo} shape="banner" />}
        <LazyPartFrame part={parts.brands} />
      </Stack>
    </Section>
  );
}
