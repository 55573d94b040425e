import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Topic, VisitFacts } from '../../../../content/types.ts';
import { ProductList } from '../../../components/cards/ProductList.tsx';
import { MarkedList } from '../../../components/elements/MarkedList.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { LinkRow } from '../../../components/navigation/LinkRow.tsx';
import { Facts } from '../../../components/page/Facts.tsx';
import { Questions } from '../../../components/page/Questions.tsx';
import { Treatments } from '../../../components/page/Treatments.tsx';
import { LazyPartFrame } from '../../../features/lazy-part/lazy-part.tsx';
import { product } from '../../-product.ts';
import { SignChart } from '../../-urgency/SignChart.tsx';
import type { TopicPage } from './load-topic.ts';
import { pictures } from './pictures.ts';

/** A section of a topic's page. */
export interface TopicSection {
  /** The id of the section, for hash links. */
  id: string;
  heading: string;
  content: ReactNode;
}

/** The sections of a topic in order, without empty ones. */
export function topicSections(page: TopicPage): TopicSection[] {
  const { topic, relatedTopics } = page;
  return [
    { id: 'what-is-it', heading: 'What is it?', content: topic.whatIsIt.map((text) => <p key={text}>{text}</p>) },
    ...(topic.symptoms.length > 0
      ? [{ id: 'what-you-might-notice', heading: 'What You Might Notice', content: <Symptoms topic={topic} /> }]
      : []),
    { id: 'how-we-help', heading: 'How We Help', content: <Help page={page} /> },
    ...homeCare(page),
    { id: 'when-to-call-us', heading: 'When to Call Us', content: <SignChart signs={topic.whenToCall} /> },
    { id: 'questions', heading: 'Questions People Ask', content: <Questions questions={topic.questions} /> },
    { id: 'your-visit', heading: 'Your Visit Here', content: <Facts facts={visitFacts(topic.visit)} /> },
    {
      id: 'related-topics',
      heading: 'Related Topics',
      content: (
        <LinkRow label="Read next">
          {relatedTopics.map(({ slug, category, title }) => (
            <Link key={slug} to="/eye-hub/$category/$slug" params={{ category, slug }}>
              {title}
            </Link>
          ))}
        </LinkRow>
      ),
    },
  ];
}

const visitFacts = ({ tests, length, drops, whom, bring }: VisitFacts) => [
  { name: 'Tests', text: tests },
  { name: 'Time', text: length },
  { name: 'Drops and driving', text: drops },
  { name: 'Whom to see', text: whom },
  { name: 'What to bring', text: bring },
];

function Symptoms({ topic: { symptoms } }: { topic: Topic }) {
  return (
    <Stack space="block">
      <MarkedList items={symptoms} />
      <LazyPartFrame part={pictures.scene} />
    </Stack>
  );
}

function Help({ page: { topic, relatedServices } }: { page: TopicPage }) {
  return (
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
  );
}

/** Habits and products for home. Without products the habits have their own heading. */
function homeCare({ topic: { careTips, homeTools }, notes }: TopicPage): TopicSection[] {
  const tips = careTips.length > 0 && <MarkedList items={careTips} />;
  if (homeTools.length > 0) {
    const tools = (
      <Stack space="block">
        {tips}
        <ProductList products={homeTools.map(product)} note={notes.priceNote} disclosure={notes.paidLinkDisclosure} />
      </Stack>
    );
    return [{ id: 'tools-for-home-care', heading: 'Tools for Home Care', content: tools }];
  }
  return tips ? [{ id: 'care-at-home', heading: 'Care at Home', content: tips }] : [];
}
