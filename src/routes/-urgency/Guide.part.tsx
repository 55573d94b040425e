import { useLoaderData } from '@tanstack/react-router';
import { urgencyGuide } from '#content/guide.data.ts';
import { practice } from '#content/practice.data.ts';
import type { Sign, TopicSummary } from '#content/schema/entries.ts';
import { topics } from '#content/topics.data.ts';
import { MissingScripts } from '#src/components/elements/Notice.tsx';
import { LinkedText, TextList } from '#src/components/elements/text.tsx';
import { Cluster, Stack } from '#src/components/layout/layout.tsx';
import { LinkRow } from '#src/components/navigation/page-links.tsx';
import { DetailSection } from '#src/components/page/details.tsx';
import { type GuideOutcome, UrgentGuide } from '#src/features/urgent-guide/UrgentGuide.tsx';
import { phoneLink } from '#src/rules/links.ts';
import { concernOf } from '#src/rules/next-step.ts';
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
        <UrgentGuide guide={urgencyGuide} signs={signs} actions={useHeadlines()}>
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

/** What stands below the heading of an outcome: first aid, how to do what the heading says, and why. */
export function Outcome({ urgency, isComplete, isForChild, chosen, dangers, wordsOf }: GuideOutcome) {
  const words = urgencyGuide.outcome;
  // Where the heading is not the action of a sign, it is that of the urgency.
  const { action: _, ...concern } = concernOf(urgency, chosen);
  const step = { urgency, concern: { ...concern, isForChild: isForChild || concern.isForChild } };
  const all = new Map([...dangers, ...chosen].map((sign) => [wordsOf(sign), sign.firstAid ?? []]));
  const withFirstAid = [...all].filter(([, firstAid]) => firstAid.length > 0);
  return (
    <>
      {withFirstAid.length > 0 && (
        <div className={styles.firstAid}>
          <h4 className={styles.partTitle}>First aid</h4>
          {withFirstAid.map(([sign, firstAid]) => (
            <Stack key={sign} space="tight">
              {all.size > 1 && <p>{sign}:</p>}
              <TextList items={firstAid} className={styles.list} />
            </Stack>
          ))}
        </div>
      )}
      {!isComplete && (
        <>
          <p>
            <Advice {...step} />
          </p>
          <Cluster>
            <StepButtons {...step} />
          </Cluster>
        </>
      )}
      <Reason lead={words.dangers} signs={dangers.map(wordsOf)} />
      <Reason lead={words.noticed} signs={chosen.map(wordsOf)} />
      {!isUrgent(urgency) && chosen.length === 0 && <p>{words.nothing}</p>}
      {!isUrgent(urgency) && <p>{words.worried}</p>}
      <LinkRow label={words.readMore}>{topicsAbout(chosen).map(topicLink)}</LinkRow>
      <p className={styles.small}>
        <LinkedText>{words.notADiagnosis}</LinkedText>
      </p>
    </>
  );
}

/** The signs that decided, under what is said of them; nothing without signs. */
function Reason({ lead, signs }: { lead: string; signs: readonly string[] }) {
  return (
    signs.length > 0 && (
      <Stack space="tight">
        <p className={styles.partTitle}>
          <LinkedText>{lead}</LinkedText>
        </p>
        <TextList items={signs} className={styles.list} />
      </Stack>
    )
  );
}
