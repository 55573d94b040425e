import type { ReactNode } from 'react';
import { particulars } from '#content/particulars.data.ts';
import { hoursInWords, practice } from '#content/practice.data.ts';
import type { Urgency } from '#content/schema/entries.ts';
import { CallButton, PhoneLink } from '#src/components/elements/Button.tsx';
import { LinkedText } from '#src/components/elements/text.tsx';
import { ReservedText } from '#src/components/layout/layout.tsx';
import { useOfficeState } from '#src/features/open-status/OpenStatus.tsx';
import { phoneLink, plainText } from '#src/rules/links.ts';
import { type Concern, type NextStep, nextStep, type OfficeState, opening } from '#src/rules/next-step.ts';
import { longestOf } from '#src/rules/office-hours.ts';
import { isUrgent, urgencies } from '#src/rules/urgency.ts';
import { RequestLink } from '../-links.tsx';

const { hours, phone } = practice;

/** What to do about something of this urgency. */
interface Step {
  urgency: Urgency;
  /** What stands above the step. */
  concern: Concern;
}

/** What to do, by urgency: the headlines of the steps that are right now. */
export function useHeadlines(): Readonly<Record<Urgency, string>> {
  const office = useOfficeState(hours);
  const headline = (urgency: Urgency) => [urgency, nextStep(urgency, office, particulars).headline];
  return Object.fromEntries(urgencies.map(headline)) as Record<Urgency, string>;
}

const ourHours = `Our hours: ${hoursInWords.week
  .filter(({ isOpen }) => isOpen)
  .map(({ days, hours }) => `${days} ${hours}`)
  .join(', ')}.`;

/** A text about a step, in the space of its longest form; before hydration and on paper, of an office open or not. */
function StepText({
  urgency,
  concern,
  textOf,
  children,
}: Step & { textOf: (step: NextStep) => string; children?: (step: NextStep) => ReactNode }) {
  const stepIn = (office: OfficeState) => nextStep(urgency, office, particulars, concern);
  const textIn = (office: OfficeState) => textOf(stepIn(office));
  const step = stepIn(useOfficeState(hours));
  const text = textOf(step);
  return (
    <ReservedText longest={longestOf(hoursInWords.states.map(textIn))} printed={textIn({ is: 'unknown' })}>
      {children ? <span key={text}>{children(step)}</span> : text}
    </ReservedText>
  );
}

export const Headline = (step: Step) => <StepText {...step} textOf={({ headline }) => headline} />;

/** Who answers a button's call; the office only while somebody does. */
const callOf = {
  '911': { dial: '911', display: '911' },
  office: phone,
  number: null,
  'after hours': particulars.afterHoursLine,
  request: null,
};

/** The headline of a step that has no buttons: it calls whom the first button would. */
export const HeadlineAlone = (step: Step) => (
  <StepText {...step} textOf={({ headline }) => headline}>
    {({ headline, buttons: [button] }) => {
      const call = button && callOf[button];
      return <LinkedText>{call ? phoneLink(call, headline) : headline}</LinkedText>;
    }}
  </StepText>
);

/** How to do a step, and what to do if it gets worse; nothing where the action of a sign says all. */
export const Advice = (step: Step) =>
  !step.concern.action && (
    <StepText {...step} textOf={({ advice }) => plainText(advice)}>
      {({ advice }) => <LinkedText>{advice}</LinkedText>}
    </StepText>
  );

/** The buttons of a step. The office's phone is among them only while somebody answers it, or that is not known. */
export function StepButtons({ urgency, concern }: Step) {
  const office = useOfficeState(hours);
  return nextStep(urgency, office, particulars, concern).buttons.map((button, index) => {
    // Nothing is red while it is not known who answers, but 911.
    const tone = index > 0 || office.is === 'unknown' ? 'secondary' : isUrgent(urgency) ? 'urgent' : 'primary';
    if (button === 'number') return <OfficeNumber key={button} />;
    if (button === 'request') return <RequestLink key={button} tone={tone} />;
    const call = callOf[button];
    return call && <CallButton key={button} tone={button === '911' ? 'urgent' : tone} phone={call} />;
  });
}

/** The office's phone at the top of a page about emergencies, emphasized unless nobody answers it. */
export const OfficeCallButton = () => (
  <CallButton tone={useOfficeState(hours).is === 'closed' ? 'secondary' : 'primary'} phone={phone} />
);

/** The phone below signs of several urgencies, if one of them needs it; while nobody answers it, when the office opens. */
export function OfficeCall({ steps }: { steps: readonly Step[] }) {
  const office = useOfficeState(hours);
  const { afterHoursLine } = particulars;
  const calling = steps
    .map(({ urgency, concern }) => ({ urgency, ...nextStep(urgency, office, particulars, concern) }))
    .filter(({ buttons }) => buttons.some((button) => button !== '911' && button !== 'request'));
  if (!calling[0]) return null;
  const isClosed = office.is === 'closed';
  const tone = office.is === 'unknown' ? 'secondary' : isUrgent(calling[0].urgency) ? 'urgent' : 'primary';
  return (
    <>
      {!isClosed && <CallButton tone={tone} phone={phone} />}
      {/* The hours are on paper only: it is read at another time. */}
      <ReservedText longest="" printed={ourHours}>
        {isClosed ? `We are closed. ${opening(office)}` : ''}
      </ReservedText>
      {isClosed && afterHoursLine && <CallButton tone="secondary" phone={afterHoursLine} />}
    </>
  );
}

/** Whether the office is to be called about something of this urgency, if it is open. */
export const isForOffice = ({ urgency, concern }: Step): boolean =>
  nextStep(urgency, { is: 'unknown' }, particulars, concern).buttons.includes('office');

/** The office's number in the text: where nobody answers it now, and in a reader view, which leaves out buttons. */
export const OfficeNumber = () => (
  <p>
    Our number: <PhoneLink phone={phone} />
  </p>
);
