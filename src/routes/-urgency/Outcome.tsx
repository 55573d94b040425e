import { getRouteApi, Link } from '@tanstack/react-router';
import { practice, topicCategories, urgencyGuide } from '#content/index.ts';
import { advice } from '#content/signs/advice.ts';
import { signInWords } from '#content/signs/wording.ts';
import type { Sign, TopicSummary, Urgency } from '#content/types.ts';
import { buttonClass, Call911Button, CallButton } from '../../components/elements/Button.tsx';
import { Cluster } from '../../components/layout/layout.tsx';
import { LinkRow } from '../../components/navigation/page-links.tsx';
import { OutcomeDetails } from '../../components/urgency/OutcomeDetails.tsx';
import { UrgentCall } from '../../features/open-status/UrgentCall.tsx';
import type { GuideOutcome } from '../../features/urgent-guide/UrgentGuide.tsx';
import { levelOf } from '../../rules/urgency.ts';
import { RequestLink } from '../-RequestLink.tsx';

const route = getRouteApi('/urgent');

const topics = topicCategories.flatMap((category) => category.topics);

/** How many topics an outcome links to. */
const topicsShown = 4;

/** The topics that explain most of these signs, the best first. */
function topicsAbout(
  signs: readonly Sign[],
  topicsBySign: Readonly<Record<string, readonly string[]>>,
): readonly TopicSummary[] {
  const countOf = ({ slug }: TopicSummary) => signs.filter(({ id }) => topicsBySign[id]?.includes(slug)).length;
  return topics
    .filter((topic) => countOf(topic) > 0)
    .sort((one, other) => countOf(other) - countOf(one))
    .slice(0, topicsShown);
}

/** What to do, as the urgency guide answers. */
export function Outcome({ urgency, chosen, possible }: GuideOutcome) {
  const words = urgencyGuide.outcome;
  const { topicsBySign } = route.useLoaderData();
  const about = topicsAbout([...new Set([...chosen, ...possible])], topicsBySign);
  const isUrgent = levelOf(urgency) === 'emergency' || levelOf(urgency) === 'soon';
  return (
    <OutcomeDetails
      advice={advice[urgency]}
      call={<Call urgency={urgency} />}
      reasons={[
        { lead: words.unsure, signs: possible.map(shown) },
        { lead: words.noticed, signs: chosen.map(shown) },
      ].filter(({ signs }) => signs.length > 0)}
      notes={[
        ...(chosen.length === 0 && possible.length === 0 ? [words.nothing] : []),
        ...(isUrgent ? [] : [words.worried]),
      ]}
      more={
        about.length > 0 && (
          <LinkRow label={words.readMore}>
            {about.map(({ slug, category, title }) => (
              <Link key={slug} to="/eye-hub/$category/$slug" params={{ category, slug }}>
                {title}
              </Link>
            ))}
          </LinkRow>
        )
      }
      notADiagnosis={words.notADiagnosis}
    />
  );
}

const shown = (sign: Sign) => ({ words: signInWords(sign), firstAid: sign.firstAid ?? [] });

/** The phone: 911 first in an emergency, else the office; a visit can be requested where that is soon enough. */
function Call({ urgency }: { urgency: Urgency }) {
  const { hours, phone, urgent } = practice;
  if (levelOf(urgency) === 'emergency') {
    return (
      <Cluster>
        <Call911Button tone="urgent" />
        <CallButton tone="secondary" phone={phone} />
      </Cluster>
    );
  }
  if (levelOf(urgency) === 'soon') return <UrgentCall hours={hours} phone={phone} words={urgent} />;
  return (
    <Cluster>
      <CallButton tone="primary" phone={phone} />
      <RequestLink className={buttonClass({ tone: 'secondary' })} request={{ tab: 'appointment' }}>
        Request a Visit
      </RequestLink>
    </Cluster>
  );
}
