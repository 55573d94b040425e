import { Link, useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { VisitFacts } from '#content/types.ts';
import { ProductList } from '#src/components/cards/ProductList.tsx';
import { LinkedText, MarkedList } from '#src/components/elements/text.tsx';
import { Stack } from '#src/components/layout/layout.tsx';
import { LinkRow } from '#src/components/navigation/page-links.tsx';
import { DetailSection, Facts, Questions } from '#src/components/page/details.tsx';
import { Treatments } from '#src/components/page/Treatments.tsx';
import { LazyPartFrame } from '#src/features/lazy-part/lazy-part.tsx';
import { product } from '../../-product.ts';
import { SignChart } from '../../-urgency/SignChart.tsx';
import type { TopicPage } from './load-topic.ts';
import { Sources } from './SourceList.tsx';
import { scenePart } from './scene-part.ts';
import type { TopicSection } from './sections.ts';

/** The sections of the topic's page, and its sources. */
export default function SectionsPart(): ReactNode {
  const page = useLoaderData({ from: '/eye-hub/$category/$slug' });
  return (
    <>
      {page.sections.map(({ id, heading }) => (
        <DetailSection key={id} id={id} heading={heading}>
          {contents[id](page)}
        </DetailSection>
      ))}
      <DetailSection heading="Sources">
        <Sources page={page} />
      </DetailSection>
    </>
  );
}

const contents: Readonly<Record<TopicSection['id'], (page: TopicPage) => ReactNode>> = {
  'what-is-it': ({ topic }) =>
    topic.whatIsIt.map((text) => (
      <p key={text}>
        <LinkedText>{text}</LinkedText>
      </p>
    )),
  'what-you-might-notice': ({ topic }) => (
    <Stack space="block">
      <MarkedList items={topic.symptoms} />
      <LazyPartFrame part={scenePart} />
    </Stack>
  ),
  'how-we-help': ({ topic, relatedServices }) => (
    <>
      <MarkedList items={topic.howWeHelp} />
      {topic.treatments.length > 0 && <Treatments caption="Side by side" treatments={topic.treatments} />}
      <LinkRow label="Services that can help">
        {relatedServices.map(({ id, title }) => (
          <Link key={id} to="/services/$slug" params={{ slug: id }}>
            {title}
          </Link>
        ))}
      </LinkRow>
    </>
  ),
  'tools-for-home-care': ({ topic: { careTips, homeTools }, notes }) => (
    <Stack space="block">
      {careTips.length > 0 && <MarkedList items={careTips} />}
      <ProductList products={homeTools.map(product)} note={notes.priceNote} disclosure={notes.paidLinkDisclosure} />
    </Stack>
  ),
  'care-at-home': ({ topic }) => <MarkedList items={topic.careTips} />,
  'when-to-call-us': ({ whenToCall }) => <SignChart steps={whenToCall} />,
  questions: ({ topic }) => <Questions questions={topic.questions} />,
  'your-visit': ({ topic }) => <Facts facts={visitFacts(topic.visit)} />,
  'related-topics': ({ relatedTopics }) => (
    <LinkRow label="Read next">
      {relatedTopics.map(({ slug, category, title }) => (
        <Link key={slug} to="/eye-hub/$category/$slug" params={{ category, slug }}>
          {title}
        </Link>
      ))}
    </LinkRow>
  ),
};

const visitFacts = ({ tests, length, drops, whom, bring }: VisitFacts) => [
  { name: 'Tests', text: tests },
  { name: 'Time', text: length },
  { name: 'Drops and driving', text: drops },
  { name: 'Whom to see', text: whom },
  { name: 'What to bring', text: bring },
];
