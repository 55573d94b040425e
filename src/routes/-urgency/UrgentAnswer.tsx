import { Link } from '@tanstack/react-router';
import { particulars } from '#content/particulars.data.ts';
import { practice } from '#content/practice.data.ts';
import { buttonClass, PhoneLink } from '#src/components/elements/Button.tsx';
import { UrgentLine } from '#src/components/elements/Notice.tsx';
import { ReservedText } from '#src/components/layout/layout.tsx';
import { useOfficeState } from '#src/features/open-status/OpenStatus.tsx';
import type { OfficeState } from '#src/rules/next-step.ts';
import { longestOf } from '#src/rules/office-hours.ts';
import { urgentAnswer } from '#src/rules/unknown-problem.ts';

const answerIn = (office: OfficeState) => {
  const { words, phone } = urgentAnswer(office, particulars);
  const number = phone === 'office' ? practice.phone : phone && particulars.afterHoursLine;
  return { words, number, text: number ? `${words} ${number.display}` : words };
};

const atEveryHour = answerIn({ is: 'unknown' }).text;
const longest = longestOf([
  atEveryHour,
  answerIn({ is: 'open' }).text,
  answerIn({ is: 'closed', opens: null, within: null }).text,
]);

/** What to do about a problem that may be urgent, before anybody has said what it is. All places say the same. */
export function UrgentAnswer({ lead }: { lead?: string }) {
  const { words, number, text } = answerIn(useOfficeState(practice.hours));
  return (
    <UrgentLine
      {...(lead && { lead })}
      guide={
        <Link className={buttonClass('quiet')} to="/urgent">
          Check how urgent it is
        </Link>
      }
    >
      <ReservedText longest={longest} printed={atEveryHour}>
        <span key={text}>
          {words}
          {number && (
            <>
              {' '}
              <PhoneLink phone={number} />
            </>
          )}
        </span>
      </ReservedText>
    </UrgentLine>
  );
}
