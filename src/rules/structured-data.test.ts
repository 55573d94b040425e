import { expect, it } from 'vitest';
import { practice } from '../../content/practice.ts';
import { officeData } from './structured-data.ts';

it('gives search engines the phone number that the pages show', () => {
  const shown = practice.phone.display.replace(/\D/g, '');
  expect(officeData(practice, [], '/picture.jpg')['@graph'][0]).toMatchObject({ telephone: `+1${shown}` });
});
