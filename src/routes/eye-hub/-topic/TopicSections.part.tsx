import { Link, useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { VisitFacts } from '#content/schema/entries.ts';
import { ProductList } from '#src/components/cards/products.tsx';
import { MarkedList, Paragraphs } from '#src/components/elements/text.tsx';
import { Stack } from '#src/components/layout/layout.tsx';
import { LinkRow } from '#src/components/navigation/page-links.tsx';
import { DetailSection, Facts, Questions } from '#src/components/page/details.tsx';
import { SourceList } from '#src/components/page/SourceList.tsx';
import { Treatments } from '#src/components/page/Treatments.tsx';
import { LazyPartFrame } from '#src/page/lazy-part.tsx';
import { serviceLink, topicLink } from '../../-links.tsx';
import type { loadTopic } from '../../-loaders.ts';
import { SignChart } from '../../-urgency/SignChart.tsx';
import { parts } from './parts.ts';

type TopicPage = Awaited<ReturnType<typeof loadTopic>>;

/** The sections of the topic's page. */
export default function TopicSections(): ReactNode {
  const page = useLoaderData({ from: '/eye-hub/$category/$slug' });
  return (
    <>
      {page.sections.map(({ id, ...section }) => (
        <DetailSection key={id} id={id} {...section}>
          {contents[id](page)}
        </DetailSection>
      ))}
      <LinkRow label="Read next">{page.relatedTopics.map(topicLink)}</LinkRow>
    </>
  );
}

const contents: Readonly<Record<TopicPage['sections'][number]['id'], (page: TopicPage) => ReactNode>> = {
  'what-is-it': ({ topic }) => <Paragraphs texts={topic.whatIsIt} />,
  'what-you-might-notice': ({ topic }) => (
    <Stack space="block">
      <LazyPartFrame part={parts.scene} />
      <MarkedList items={topic.symptoms} />
    </Stack>
  ),
  'how-we-help': ({ topic }) => <MarkedList items={topic.howWeHelp} />,
  'tools-for-home-care': ({ topic: { careTips, homeTools }, notes }) => (
    <Stack space="block">
      {careTips.length > 0 && <MarkedList items={careTips} />}
      <ProductList products={homeTools} note={notes.price} disclosure={notes.paidLinks} />
    </Stack>
  ),
  'care-at-home': ({ topic }) => <MarkedList items={topic.careTips} />,
  'when-to-call-us': ({ whenToCall }) => <SignChart steps={whenToCall} />,
  treatments: ({ topic }) => <Treatments treatments={topic.treatments} />,
  questions: ({ topic }) => <Questions questions={topic.questions} />,
  'your-visit': ({ topic, relatedServices }) => (
    <>
      <Facts facts={visitFacts(topic.visit)} />
      <LinkRow label="Services that can help">{relatedServices.map(serviceLink)}</LinkRow>
      <LinkRow label="Before you come">
        <Link to="/" hash="visit">
          Insurance, what to bring, and canceling
        </Link>
      </LinkRow>
    </>
  ),
  sources: ({ topic, notes }) => <SourceList sources={topic.sources} note={notes.review} />,
};

const visitFacts = ({ tests, length, drops, whom, insurance, bring }: VisitFacts) => [
  { name: 'Tests', text: tests },
  { name: 'Time', text: length },
  { name: 'Drops that widen (dilate) the pupils', text: drops },
  { name: 'Special interest', text: whom },
  ...(insurance === undefined ? [] : [{ name: 'Insurance', text: insurance }]),
  { name: 'What to bring', text: bring },
];
