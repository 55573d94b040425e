import { home, visit } from '../../../content/index.ts';
import { Picture } from '../../components/elements/Picture.tsx';
import { Columns } from '../../components/layout/Columns.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { pictureSource } from '../-pictures.ts';
import { Figures } from './Figures.tsx';
import { VisitFacts } from './VisitFacts.tsx';

/** #about */
export function AboutSection() {
  const { heading, paragraphs, figures, image } = home.about;
  const headings = home.visitHeadings;
  return (
    <Section id="about" line={1} heading={heading} surface="raised">
      <Columns>
        <Stack>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Figures figures={figures} />
        </Stack>
        <Picture src={pictureSource(image.name)} alt={image.alt} />
      </Columns>
      <VisitFacts
        facts={[
          { heading: headings.insurance, items: visit.insurancePlans, text: visit.insuranceNote },
          { heading: headings.whatToBring, items: visit.whatToBring },
          { heading: headings.length, text: visit.length },
          { heading: headings.drivingAfterDrops, text: visit.drivingAfterDrops },
          { heading: headings.cancelling, text: visit.cancelling },
        ]}
      />
    </Section>
  );
}
