import { getRouteApi, Link } from '@tanstack/react-router';
import { topicCategories, urgencyGuide } from '#content/index.ts';
import { signInWords } from '#content/signs/wording.ts';
import type { Sign, TopicSummary } from '#content/types.ts';
import { Cluster } from '../../components/layout/layout.tsx';
import { LinkRow } from '../../components/navigation/page-links.tsx';
import { OutcomeDetails } from '../../components/urgency/OutcomeDetails.tsx';
import type { GuideOutcome } from '../../features/urgent-guide/UrgentGuide.tsx';
import { isUrgent } from '../../rules/urgency.ts';
import { Advice, StepButtons } from './NextStep.tsx';

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
  return (
    <OutcomeDetails
      advice={<Advice urgency={urgency} />}
      call={
        <Cluster>
          <StepButtons urgency={urgency} />
        </Cluster>
      }
      reasons={[
        { lead: words.unsure, signs: possible.map(shown) },
        { lead: words.noticed, signs: chosen.map(shown) },
      ].filter(({ signs }) => signs.length > 0)}
      notes={[
        ...(chosen.length === 0 && possible.length === 0 ? [words.nothing] : []),
        ...(isUrgent(urgency) ? [] : [words.worried]),
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
