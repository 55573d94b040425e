import { Link } from '@tanstack/react-router';
import { particulars } from '#content/particulars.data.ts';
import { hoursInWords, practice } from '#content/practice.data.ts';
import { buttonClass, PhoneLink } from '#src/components/elements/Button.tsx';
import { ReservedText } from '#src/components/layout/layout.tsx';
import { useOfficeState } from '#src/features/open-status/OpenStatus.tsx';
import type { OfficeState } from '#src/rules/next-step.ts';
import { longestOf } from '#src/rules/office-hours.ts';
import { urgentAnswer } from '#src/rules/unknown-problem.ts';
import * as styles from './UrgentAnswer.css.ts';

const answerIn = (office: OfficeState) => {
  const { words, phone } = urgentAnswer(office, particulars);
  const number = phone === 'office' ? practice.phone : phone && particulars.afterHoursLine;
  return { words, number, text: number ? `${words} ${number.display}` : words };
};

const atEveryHour = answerIn({ is: 'unknown' }).text;
const longest = longestOf(hoursInWords.states.map((office) => answerIn(office).text));

/**
 * What to do about a problem that may be urgent, before anybody has said what it is, with the way to the guide. All places
 * say the same. `lead` is what to know before a visit that is an emergency is requested. Where `isAboutUrgent`, the guide is
 * what to do while nobody answers the phone.
 */
export function UrgentAnswer({ lead, isAboutUrgent = false }: { lead?: string; isAboutUrgent?: boolean }) {
  const office = useOfficeState(practice.hours);
  const { words, number, text } = answerIn(office);
  const guideTone = office.is === 'closed' ? 'primary' : 'secondary';
  const usual = isAboutUrgent ? 'page' : 'usual';
  return (
    <div role="note" className={styles.root[lead ? 'emergency' : usual]}>
      <div className={styles.words}>
        {lead && <p>{lead}</p>}
        <ReservedText longest={longest} printed={atEveryHour}>
          <span key={text}>
            {number ? `${words} ` : words}
            {number && <PhoneLink phone={number} />}
          </span>
        </ReservedText>
      </div>
      <Link className={buttonClass(isAboutUrgent ? guideTone : 'quiet')} to="/urgent">
        Check how urgent it is
      </Link>
    </div>
  );
}
