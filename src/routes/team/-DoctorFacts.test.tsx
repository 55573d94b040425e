import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DoctorFacts, educationOf } from './-DoctorFacts.tsx';

const doctorate = { degree: 'Doctor of Optometry', school: null };
const doctor = { surname: 'Lee', languages: ['English', 'Korean'], days: null, doctorate };

it('says on which days a doctor is in, or to ask, and the school where that is known', () => {
  const { container, rerender } = render(<DoctorFacts doctor={doctor} />);
  const texts = () => [...container.querySelectorAll('dl > *')].map(({ textContent }) => textContent);
  expect(texts()).toEqual(['SpeaksEnglish, Korean', 'In the officeAsk us on which days Dr. Lee is in.']);
  const school = { name: 'Lake College', year: 2009 };
  rerender(<DoctorFacts doctor={{ ...doctor, days: ['Monday', 'Thursday'], doctorate: { ...doctorate, school } }} />);
  expect(texts().slice(1)).toEqual(['In the officeMonday, Thursday', 'SchoolLake College, 2009']);
});

it.each([
  [{ name: 'Lake College', year: 2009 }, 'Doctor of Optometry, Lake College, 2009'],
  [null, 'Doctor of Optometry'],
])('education begins with the doctorate, and its school where that is known: %j', (school, first) => {
  expect(educationOf({ doctorate: { ...doctorate, school }, education: ['A residency'] })).toEqual([
    first,
    'A residency',
  ]);
});
