import { expect, it } from 'vitest';
import { practice } from '../../content/practice.ts';
import { officeData, structuredDataText } from './structured-data.ts';

it('gives search engines the phone number that the pages show', () => {
  const shown = practice.phone.display.replace(/\D/g, '');
  expect(officeData(practice, [], '/picture.jpg')['@graph'][0]).toMatchObject({ telephone: `+1${shown}` });
});

it('cannot end the script that holds it', () => {
  const named = officeData({ ...practice, name: '</script><script>' }, [], '/picture.jpg');
  const text = structuredDataText(named);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(named)));
});
