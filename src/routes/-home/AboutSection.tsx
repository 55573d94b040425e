import { Picture } from '../../components/elements/Picture.tsx';
import { Columns, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { Figures } from './Figures.tsx';
import { useHome } from './use-home.ts';
import { VisitFacts } from './VisitFacts.tsx';

/** #about */
export function AboutSection() {
  const { about, visit, visitHeadings: headings } = useHome();
  const { heading, paragraphs, figures, image } = about;
  return (
    <Section id="about" line={1} heading={heading} surface="raised">
      <Columns>
        <Stack>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Figures figures={figures} />
        </Stack>
        <Picture {...image} />
      </Columns>
      <VisitFacts
        facts={[
          { heading: headings.insurance, items: visit.insurancePlans, text: visit.insuranceNote },
          { heading: headings.whatToBring, items: visit.whatToBring },
          { heading: headings.length, text: visit.length },
          { heading: headings.drivingAfterDrops, text: visit.drivingAfterDrops },
          { heading: headings.canceling, text: visit.canceling },
        ]}
      />
    </Section>
  );
}
