import { particulars } from '#content/particulars.ts';
import { practice } from '#content/practice.ts';
import { type NextStep, nextStep, opening, urgencies } from '#content/signs/next-step.ts';
import type { Urgency } from '#content/types.ts';
import { buttonClass, Call911Button, CallButton } from '../../components/elements/Button.tsx';
import { Notice } from '../../components/elements/Notice.tsx';
import { Cluster, ReservedText } from '../../components/layout/layout.tsx';
import { useOfficeState } from '../../features/open-status/OpenStatus.tsx';
import { officeStates } from '../../rules/office-hours.ts';
import { isUrgent } from '../../rules/urgency.ts';
import { weekLines } from '../../rules/week-lines.ts';
import { RequestLink } from '../-links.tsx';

const { hours, phone } = practice;

/** What to do now about something of this urgency; before hydration, whether the office is open or not. */
export const useNextStep = (urgency: Urgency): NextStep => nextStep(urgency, useOfficeState(hours), particulars);

/** What to do, by urgency: the headlines of the steps that are right now. */
export function useHeadlines(): Readonly<Record<Urgency, string>> {
  const office = useOfficeState(hours);
  const headline = (urgency: Urgency) => [urgency, nextStep(urgency, office, particulars).headline];
  return Object.fromEntries(urgencies.map(headline)) as Record<Urgency, string>;
}

/** The longest that a part of a step can be. */
function longest(urgency: Urgency, textOf: (step: NextStep) => string): string {
  const texts = officeStates(hours).map((state) => textOf(nextStep(urgency, state, particulars)));
  return texts.reduce((one, other) => (other.length > one.length ? other : one));
}

/** What paper says, which is read at another time. */
const onPaper = (urgency: Urgency): NextStep => nextStep(urgency, { is: 'unknown' }, particulars);

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

/** The headline of a step. */
export function Headline({ urgency }: { urgency: Urgency }) {
  return (
    <ReservedText longest={longest(urgency, ({ headline }) => headline)} printed={onPaper(urgency).headline}>
      {useNextStep(urgency).headline}
    </ReservedText>
  );
}

/** How to do a step, and what to do if it gets worse. */
export function Advice({ urgency }: { urgency: Urgency }) {
  return (
    <ReservedText longest={longest(urgency, ({ advice }) => advice)} printed={onPaper(urgency).advice} withPhoneLinks>
      {useNextStep(urgency).advice}
    </ReservedText>
  );
}

/** The buttons of a step. The office's phone is among them only while somebody answers it, or that is not known. */
export function StepButtons({ urgency }: { urgency: Urgency }) {
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
    return (
      <RequestLink key={button} className={buttonClass({ tone })} request={{ tab: 'appointment' }}>
        Request a Visit
      </RequestLink>
    );
  });
}

const inOneLine = ({ headline, advice }: NextStep) => `${headline}. ${advice}`;

/** What to do now, in a line beside the office's phone. */
export function StepLine({ urgency }: { urgency: Urgency }) {
  return (
    <ReservedText longest={longest(urgency, inOneLine)} printed={inOneLine(onPaper(urgency))} withPhoneLinks>
      {inOneLine(useNextStep(urgency))}
    </ReservedText>
  );
}

/** What to do now, where only the urgency is known: headline, advice and buttons. */
export function Answer({ urgency }: { urgency: Urgency }) {
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
export function OfficeCall({ urgency }: { urgency: Urgency }) {
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

const OfficeNumber = () => (
  <a className={buttonClass({ tone: 'quiet' })} href={`tel:${phone.dial}`} translate="no">
    {phone.display}
  </a>
);

/** What to do instead of waiting for a reply, for whoever requests an emergency visit. */
export function EmergencyNotice({ lead }: { lead: string }) {
  const { headline, advice } = useNextStep('call now');
  return (
    <Notice key={headline} tone="danger" title={`${lead} ${headline}.`} actions={<StepButtons urgency="call now" />}>
      {advice}
    </Notice>
  );
}
