import type { Doctor } from '#content/schema/entries.ts';
import { Facts } from '#src/components/page/details.tsx';

/** What to choose a doctor by: languages, days and, where it is known, the school. */
export function DoctorFacts({ doctor }: { doctor: Pick<Doctor, 'surname' | 'languages' | 'days' | 'doctorate'> }) {
  const { surname, languages, days } = doctor;
  const { school } = doctor.doctorate;
  return (
    <Facts
      facts={[
        { name: 'Speaks', text: languages.join(', ') },
        { name: 'In the office', text: days ? days.join(', ') : `Ask us on which days Dr. ${surname} is in.` },
        ...(school ? [{ name: 'School', text: `${school.name}, ${school.year}` }] : []),
      ]}
    />
  );
}

/** A doctor's education, line by line: the doctorate with its school and year, then the rest. */
export function educationOf({ doctorate, education }: Pick<Doctor, 'doctorate' | 'education'>): string[] {
  const { degree, school } = doctorate;
  return [school ? `${degree}, ${school.name}, ${school.year}` : degree, ...education];
}
