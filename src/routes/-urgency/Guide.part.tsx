import { useLoaderData } from '@tanstack/react-router';
import { urgencyGuide } from '#content/guide.data.ts';
import { practice } from '#content/practice.data.ts';
import type { Sign, TopicSummary } from '#content/schema/entries.ts';
import { topics } from '#content/topics.data.ts';
import { MissingScripts } from '#src/components/elements/Notice.tsx';
import { Cluster } from '#src/components/layout/layout.tsx';
import { LinkRow } from '#src/components/navigation/page-links.tsx';
import { DetailSection } from '#src/components/page/details.tsx';
import { OutcomeDetails } from '#src/components/urgency/GuideScreen.tsx';
import { type GuideOutcome, UrgentGuide } from '#src/features/urgent-guide/UrgentGuide.tsx';
import { phoneLink } from '#src/rules/links.ts';
import { concernOf } from '#src/rules/next-step.ts';
import { signInWords } from '#src/rules/sign-wording.ts';
import { isUrgent } from '#src/rules/urgency.ts';
import { topicLink } from '../-links.tsx';
import * as styles from './Guide.css.ts';
import { Advice, StepButtons, useHeadlines } from './NextStep.tsx';

/** The urgency guide in its section of the page. */
export default function GuidePart() {
  const { guide, signs } = useLoaderData({ from: '/urgent' });
  return (
    <div className={styles.root}>
      <DetailSection id="guide" heading={guide.heading}>
        <p>{guide.lead}</p>
        <UrgentGuide guide={urgencyGuide} signs={signs} actions={useHeadlines()} wordsOf={signInWords}>
          {(outcome) => <Outcome {...outcome} />}
        </UrgentGuide>
        <MissingScripts
          text={`The questions could not be loaded. All signs are listed below. Please try again or call us at ${phoneLink(practice.phone)}.`}
        />
      </DetailSection>
    </div>
  );
}

/** The two topics that explain these signs best: those of the most urgent sign first. */
const topicsAbout = (signs: readonly Sign[]): readonly TopicSummary[] =>
  [...new Set(signs.flatMap((sign) => sign.topics ?? []))]
    .flatMap((slug) => topics.filter((topic) => topic.slug === slug))
    .slice(0, 2);

/** What to do, as the urgency guide answers. */
export function Outcome({ urgency, isComplete, isForChild, chosen, dangers, wordsOf }: GuideOutcome) {
  const words = urgencyGuide.outcome;
  const about = topicsAbout(chosen);
  // Where the heading is not the action of a sign, it is that of the urgency.
  const { action: _, ...concern } = concernOf(urgency, chosen);
  const step = { urgency, concern: { ...concern, isForChild: isForChild || concern.isForChild } };
  const shown = (sign: Sign) => ({ words: wordsOf(sign), firstAid: sign.firstAid ?? [] });
  return (
    <OutcomeDetails
      step={
        !isComplete && (
          <>
            <p>
              <Advice {...step} />
            </p>
            <Cluster>
              <StepButtons {...step} />
            </Cluster>
          </>
        )
      }
      reasons={[
        { lead: words.dangers, signs: dangers.map(shown) },
        { lead: words.noticed, signs: chosen.map(shown) },
      ].filter(({ signs }) => signs.length > 0)}
      notes={isUrgent(urgency) ? [] : [...(chosen.length === 0 ? [words.nothing] : []), words.worried]}
      more={<LinkRow label={words.readMore}>{about.map(topicLink)}</LinkRow>}
      notADiagnosis={words.notADiagnosis}
    />
  );
}
