import { getRouteApi } from '@tanstack/react-router';
import { urgencyGuide } from '#content/index.ts';
import { signInWords } from '#content/signs/wording.ts';
import { DetailSection } from '../../components/page/details.tsx';
import { GuideFrame } from '../../components/urgency/GuideScreen.tsx';
import { type GuideMemory, UrgentGuide } from '../../features/urgent-guide/UrgentGuide.tsx';
import { useHeadlines } from './NextStep.tsx';
import { Outcome } from './Outcome.tsx';

const route = getRouteApi('/urgent');

const memory: GuideMemory = {};

/** The urgency guide in its section of the page. */
export default function GuidePart() {
  const { guide, signs } = route.useLoaderData();
  return (
    <GuideFrame>
      <DetailSection id="guide" heading={guide.heading}>
        <p>{guide.lead}</p>
        <UrgentGuide guide={urgencyGuide} signs={signs} actions={useHeadlines()} wordsOf={signInWords} memory={memory}>
          {(outcome) => <Outcome {...outcome} />}
        </UrgentGuide>
      </DetailSection>
    </GuideFrame>
  );
}
