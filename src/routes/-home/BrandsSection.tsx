import { home } from '../../../content/index.ts';
import { Picture } from '../../components/elements/Picture.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { LazyPartFrame } from '../../features/lazy-part/lazy-part.tsx';
import { pictureSource } from '../-pictures.ts';
import { parts } from './parts.ts';

/** #recommendations */
export function BrandsSection() {
  const { heading, lead, photo } = home.recommendations;
  return (
    <Section id="recommendations" line={6} heading={heading} lead={lead}>
      <Stack space="group">
        {photo && <Picture src={pictureSource(photo.name)} alt={photo.alt} shape="banner" />}
        <LazyPartFrame part={parts.brands} />
      </Stack>
    </Section>
  );
}
