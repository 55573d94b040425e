import { sniff } from '../../supabase/functions/send-contact-email/sniff.ts';
import { expect, test } from '../fixtures.ts';

test('files that the browser makes of a page are recognized', { tag: '@all' }, async ({ openPage }) => {
  const page = await openPage('/services');
  const pdf = { kind: 'pdf', hasActiveContent: false };
  expect(sniff(await page.pdf())).toEqual(pdf);
  expect(sniff(await page.pdf({ tagged: true, outline: true }))).toEqual(pdf);
  expect(sniff(await page.screenshot({ type: 'png' }))).toEqual({ kind: 'png', hasActiveContent: false });
  for (const quality of [10, 80, 100]) {
    const photo = await page.screenshot({ type: 'jpeg', quality, fullPage: true });
    expect(sniff(photo)).toEqual({ kind: 'jpg', hasActiveContent: false });
  }
});
