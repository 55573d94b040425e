import type { Doctor } from '#content/schema/entries.ts';

/** Which languages a doctor speaks, and on which days the doctor is in. */
export function DoctorFacts({
  doctor: { surname, languages, days },
}: {
  doctor: Pick<Doctor, 'surname' | 'languages' | 'days'>;
}) {
  return (
    <>
      <p>Speaks {languages.join(', ')}</p>
      <p>{days ? `In on ${days.join(', ')}` : `Ask us on which days Dr. ${surname} is in.`}</p>
    </>
  );
}

/** A doctor's education, line by line: the doctorate with its school and year, then the rest. */
export function educationOf({
  doctorate: { degree, school },
  education,
}: Pick<Doctor, 'doctorate' | 'education'>): string[] {
  return [school ? `${degree}, ${school.name}, ${school.year}` : degree, ...education];
}
