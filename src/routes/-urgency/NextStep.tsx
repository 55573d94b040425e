import { particulars } from '#content/particulars.ts';
import { practice } from '#content/practice.ts';
import { type NextStep, nextStep, type OfficeState, opening, urgencies } from '#content/signs/next-step.ts';
import type { Urgency } from '#content/types.ts';
import { buttonClass, Call911Button, CallButton, PhoneLink } from '../../components/elements/Button.tsx';
import { Notice } from '../../components/elements/Notice.tsx';
import { Cluster, ReservedText } from '../../components/layout/layout.tsx';
import { useOfficeState } from '../../features/open-status/OpenStatus.tsx';
import { longestOf, officeStates, weekLines } from '../../rules/office-hours.ts';
import { isUrgent } from '../../rules/urgency.ts';
import { RequestLink } from '../-links.tsx';

const { hours, phone } = practice;

/** What to do about something of this urgency. */
interface Step {
  urgency: Urgency;
}

/** What to do now about something of this urgency; before hydration, whether the office is open or not. */
const useNextStep = (urgency: Urgency): NextStep => nextStep(urgency, useOfficeState(hours), particulars);

/** What to do, by urgency: the headlines of the steps that are right now. */
export function useHeadlines(): Readonly<Record<Urgency, string>> {
  const office = useOfficeState(hours);
  const headline = (urgency: Urgency) => [urgency, nextStep(urgency, office, particulars).headline];
  return Object.fromEntries(urgencies.map(headline)) as Record<Urgency, string>;
}

const hoursInWords = `Our hours: ${weekLines(hours.week)
  .filter(({ hours }) => hours !== 'Closed')
  .map(({ days, hours }) => `${days} ${hours}`)
  .join(', ')}.`;

/** The office's hours, on paper only: it is read at another time. */
const HoursOnPaper = () => (
  <ReservedText longest="" printed={hoursInWords}>
    {''}
  </ReservedText>
);

/** A text about a step, in the space of its longest form. */
function StepText({
  urgency,
  textOf,
  ...rest
}: Step & { textOf: (step: NextStep) => string; withPhoneLinks?: boolean }) {
  const textIn = (office: OfficeState) => textOf(nextStep(urgency, office, particulars));
  return (
    // Paper is read at another time.
    <ReservedText longest={longestOf(officeStates(hours).map(textIn))} printed={textIn({ is: 'unknown' })} {...rest}>
      {textIn(useOfficeState(hours))}
    </ReservedText>
  );
}

/** The headline of a step. */
export const Headline = (step: Step) => <StepText {...step} textOf={({ headline }) => headline} />;

/** How to do a step, and what to do if it gets worse. */
export const Advice = (step: Step) => <StepText {...step} textOf={({ advice }) => advice} withPhoneLinks />;

/** What to do now, in a line beside the office's phone. */
export const StepLine = (step: Step) => (
  <StepText {...step} textOf={({ headline, advice }) => `${headline}. ${advice}`} withPhoneLinks />
);

/** The buttons of a step. The office's phone is among them only while somebody answers it, or that is not known. */
export function StepButtons({ urgency }: Step) {
  const { is } = useOfficeState(hours);
  const { buttons } = useNextStep(urgency);
  const { afterHoursLine } = particulars;
  return buttons.map((button, index) => {
    // Nothing is red while it is not known who answers, but 911.
    const tone = index > 0 || is === 'unknown' ? 'secondary' : isUrgent(urgency) ? 'urgent' : 'primary';
    if (button === '911') return <Call911Button key={button} tone="urgent" />;
    if (button === 'office') return <CallButton key={button} tone={tone} phone={phone} />;
    if (button === 'number') return <OfficeNumber key={button} />;
    if (button === 'after hours')
      return afterHoursLine && <CallButton key={button} tone={tone} phone={afterHoursLine} />;
    return <RequestLink key={button} tone={tone} />;
  });
}

/** What to do now, where only the urgency is known: headline, advice and buttons. */
export function Answer({ urgency }: Step) {
  return (
    <Cluster>
      <strong>
        <Headline urgency={urgency} />
      </strong>
      <Advice urgency={urgency} />
      <StepButtons urgency={urgency} />
      <HoursOnPaper />
    </Cluster>
  );
}

/** The phone below signs of several urgencies; while nobody answers it, when the office opens. */
export function OfficeCall({ urgency }: Step) {
  const office = useOfficeState(hours);
  const { afterHoursLine } = particulars;
  if (office.is === 'closed') {
    return (
      <>
        <ReservedText longest="" printed={hoursInWords}>
          {`We are closed. ${opening(office)}`}
        </ReservedText>
        {afterHoursLine ? <CallButton tone="secondary" phone={afterHoursLine} /> : <OfficeNumber />}
      </>
    );
  }
  const tone = office.is === 'unknown' ? 'secondary' : isUrgent(urgency) ? 'urgent' : 'primary';
  return (
    <>
      <CallButton tone={tone} phone={phone} />
      <HoursOnPaper />
    </>
  );
}

const OfficeNumber = () => <PhoneLink phone={phone} className={buttonClass('quiet')} />;

/** What to do instead of waiting for a reply, for whoever requests an emergency visit. */
export function EmergencyNotice({ lead }: { lead: string }) {
  const { headline, advice } = useNextStep('call now');
  return (
    <Notice key={headline} tone="danger" title={`${lead} ${headline}.`} actions={<StepButtons urgency="call now" />}>
      {advice}
    </Notice>
  );
}
