import { expect, it } from 'vitest';
import { forms, options } from '#content/forms.data.ts';
import { practice as content } from '#content/practice.data.ts';
import { practice } from './practice.ts';

it('the function knows the practice as the site does', () => {
  const { name, host, phone, hours } = content;
  const ends = [hours.exceptions.at(-1)?.day, forms.waitlist?.promise?.lastDay].filter((day) => day !== undefined);
  expect(practice).toEqual({
    name,
    host,
    phone: phone.display,
    timeZone: hours.timeZone,
    contentEnds: ends.sort()[0] ?? null,
    emergencyTypes: options.appointmentTypes.filter(({ kind }) => kind === 'emergency').map(({ value }) => value),
  });
});
