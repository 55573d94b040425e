import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DoctorFacts, educationOf } from './-DoctorFacts.tsx';

const doctor = { surname: 'Lee', languages: ['English', 'Korean'] };

it('says on which days a doctor is in, or to ask', () => {
  const { container, rerender } = render(<DoctorFacts doctor={{ ...doctor, days: ['Monday', 'Thursday'] }} />);
  const texts = () => [...container.children].map(({ textContent }) => textContent);
  expect(texts()).toEqual(['Speaks English, Korean', 'In on Monday, Thursday']);
  rerender(<DoctorFacts doctor={{ ...doctor, days: null }} />);
  expect(texts()).toEqual(['Speaks English, Korean', 'Ask us on which days Dr. Lee is in.']);
});

it.each([
  [{ name: 'Lake College', year: 2009 }, 'Doctor of Optometry, Lake College, 2009'],
  [null, 'Doctor of Optometry'],
])('education begins with the doctorate, and its school where that is known: %j', (school, first) => {
  const doctorate = { degree: 'Doctor of Optometry', school };
  expect(educationOf({ doctorate, education: ['A residency'] })).toEqual([first, 'A residency']);
});
