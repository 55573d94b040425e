import { IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hub, practice, services } from '../../../../content/index.ts';
import type { Topic } from '../../../../content/types.ts';
import { ProductList } from '../../../components/cards/ProductList.tsx';
import { ButtonLink } from '../../../components/elements/Button.tsx';
import { MarkedList } from '../../../components/elements/MarkedList.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { LinkRow } from '../../../components/navigation/LinkRow.tsx';
import { LazyPartFrame } from '../../../features/lazy-part/lazy-part.tsx';
import { urgencySteps } from '../../../rules/urgency.ts';
import { product } from '../../-product.ts';
import { pictures } from './pictures.ts';
import { UrgencyChart } from './UrgencyChart.tsx';

/** A section of a topic's page. */
export interface TopicSection {
  /** The id of the section, for hash links. */
  id: string;
  heading: string;
  content: ReactNode;
}

/** The sections of a topic in order, without empty ones. */
export function topicSections(topic: Topic): TopicSection[] {
  return [
    { id: 'what-is-it', heading: 'What is it?', content: topic.whatIsIt.map((text) => <p key={text}>{text}</p>) },
    ...(topic.symptoms.length > 0
      ? [{ id: 'what-you-might-notice', heading: 'What You Might Notice', content: <Symptoms topic={topic} /> }]
      : []),
    { id: 'how-we-help', heading: 'How We Help', content: <Help topic={topic} /> },
    ...homeCare(topic),
    { id: 'when-to-call-us', heading: 'When to Call Us', content: <WhenToCall lines={topic.whenToCall} /> },
  ];
}

function Symptoms({ topic: { slug, symptoms } }: { topic: Topic }) {
  return (
    <Stack space="block">
      <MarkedList items={symptoms} />
      <LazyPartFrame key={slug} part={pictures.scene} />
    </Stack>
  );
}

function Help({ topic: { howWeHelp, relatedServices } }: { topic: Topic }) {
  return (
    <>
      <MarkedList items={howWeHelp} />
      <LinkRow label="Services that can help">
        {services
          .filter(({ id }) => relatedServices.includes(id))
          .map(({ id, title }) => (
            <Link key={id} to="/services/$slug" params={{ slug: id }}>
              {title}
            </Link>
          ))}
      </LinkRow>
    </>
  );
}

/** Habits and products for home. Without products the habits have their own heading. */
function homeCare({ careTips, homeTools }: Topic): TopicSection[] {
  const tips = careTips.length > 0 && <MarkedList items={careTips} />;
  if (homeTools.length > 0) {
    const tools = (
      <Stack space="block">
        {tips}
        <ProductList products={homeTools.map(product)} note={hub.priceNote} disclosure={hub.paidLinkDisclosure} />
      </Stack>
    );
    return [{ id: 'tools-for-home-care', heading: 'Tools for Home Care', content: tools }];
  }
  return tips ? [{ id: 'care-at-home', heading: 'Care at Home', content: tips }] : [];
}

function WhenToCall({ lines }: { lines: readonly string[] }) {
  const { phone, urgent } = practice;
  return (
    <UrgencyChart steps={urgencySteps(lines)}>
      <ButtonLink href={`tel:${phone.dial}`}>
        <IconPhone size={20} aria-hidden="true" />
        <span>
          Call <span translate="no">{phone.display}</span>
        </span>
      </ButtonLink>
      <span>{urgent.whenClosed}</span>
    </UrgencyChart>
  );
}
