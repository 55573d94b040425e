import { expect, it } from 'vitest';
import { readFiles } from '#content/files.ts';
import { contentOf } from '#content/read.ts';
import type { Particulars } from '#content/schema/practice.ts';

const hospital = { name: 'Lake Hospital', address: '1 Lake Street' };

const raw = readFiles();
const empty = Object.fromEntries(
  Object.keys({ ...raw.prices, ...raw.particulars }).map((name) => [name, null]),
) as Particulars;
const withNothing = contentOf({ ...raw, particulars: empty });

/** All words of the practice with these particulars, by file. */
function wordsOf(file: string, filled?: Partial<Particulars>): string {
  const { files } = filled ? contentOf({ ...raw, particulars: { ...empty, ...filled } }) : withNothing;
  const entry = [...files.legal, ...files.services].find(({ id }) => id === file);
  return JSON.stringify(entry ?? files[file as 'visit' | 'home' | 'forms' | 'urgent' | 'site-pages']);
}

it.each<[file: string, filled: Partial<Particulars>, sentence: string]>([
  ['terms', { legalName: 'Harbor Eye LLC' }, 'is the business name of Harbor Eye LLC.'],
  ['terms', { billingContact: 'Ida Quist' }, 'Our contact for estimates and bills is Ida Quist.'],
  ['language-help', { civilRightsContact: 'Ida Quist' }, 'Our contact for equal care and language help is Ida Quist.'],
  ['terms', { returnsPolicy: 'You have 30 days.' }, '"You have 30 days."'],
  ['notice-of-privacy-practices', { privacyContact: 'Ida Quist' }, 'Our contact for privacy is Ida Quist.'],
  ['notice-of-privacy-practices', { privacyNoticeEffective: 'January 4, 2027' }, 'In effect since January 4, 2027'],
  ['privacy', { mailProvider: 'Harbor Mail' }, 'Harbor Mail'],
  ['privacy', { backupsKept: 'seven days' }, 'the encrypted answers for up to seven days longer.'],
  ['privacy', { hostLogsKept: 'thirty days' }, 'network addresses and times, for up to thirty days.'],
  ['accessibility', { accessibilityCheckedOn: '2027-01-04' }, 'We last checked the website on January 4, 2027.'],
  [
    'accessibility',
    { accessibilityReplyTime: 'within two business days' },
    'We answer questions about accessibility within two business days.',
  ],
  ['dmv-eye-exam', { dmvResult: 'online' }, 'We send your result to the DMV online.'],
  ['dmv-eye-exam', { dmvResult: 'paper' }, 'We give you form MV-619.'],
  ['visit', { plansAccepted: ['Harbor Vision'] }, 'Harbor Vision'],
  ['visit', { usualPrices: [{ what: 'Eye exam', price: '$120' }] }, 'Our usual prices are listed below.'],
  ['visit', { nextVisit: 'Most patients come within a week.' }, 'Most patients come within a week.'],
  ['visit', { glassesReady: 'Glasses are ready in ten days.' }, 'Glasses are ready in ten days.'],
  ['forms', { lensOrders: 'We mail your lenses.' }, '"lensOrders":"We mail your lenses."'],
  ['forms', { nextVisit: 'Most patients come within a week.' }, 'Most patients come within a week.'],
  ['home', { framesFrom: '$95' }, 'Frames from $95'],
  ['home', { glassesReady: 'Glasses are ready in ten days.' }, 'Glasses are ready in ten days.'],
  ['emergency-eye-care', { nearestHospital: hospital }, 'with eye doctors on call is Lake Hospital, 1 Lake Street.'],
  ['urgent', { nearestHospital: hospital }, 'with eye doctors on call is Lake Hospital, 1 Lake Street.'],
  ['site-pages', { nearestHospital: hospital }, 'with eye doctors on call is Lake Hospital, 1 Lake Street.'],
  ['site-pages', { nextVisit: 'Most patients come within a week.' }, '"summary":"Most patients come within a week."'],
  ['site-pages', { glassesReady: 'Glasses are ready in ten days.' }, '"summary":"Glasses are ready in ten days."'],
  ['site-pages', { plansAccepted: ['Harbor Vision'] }, '"Harbor Vision"]'],
  ['ipl-therapy', { iplDevice: 'the Harbor Lamp' }, 'We use the Harbor Lamp. Ask us what it is cleared for.'],
])('%s with %j says %s', (page, filled, sentence) => {
  expect(wordsOf(page)).not.toContain(sentence);
  expect(wordsOf(page, filled)).toContain(sentence);
});

it.each<[file: string, filled: Partial<Particulars>, sentence: string]>([
  ['dmv-eye-exam', { dmvResult: 'online' }, 'Ask us which way yours will go before we start.'],
  ['visit', { plansAccepted: ['Harbor Vision'] }, 'Ask us which plans we take part in'],
  ['visit', { usualPrices: [{ what: 'Eye exam', price: '$120' }] }, 'Ask us before you come'],
  ['visit', { nextVisit: 'Most patients come within a week.' }, 'Ask us for the next open time'],
  ['visit', { glassesReady: 'Glasses are ready in ten days.' }, 'we tell you when they will be ready'],
  ['forms', { lensOrders: 'We mail your lenses.' }, 'Before we order, we tell you the price'],
  ['emergency-eye-care', { nearestHospital: hospital }, 'Not every hospital has eye doctors on call.'],
  ['urgent', { nearestHospital: hospital }, 'Not every hospital has eye doctors on call.'],
  ['site-pages', { nearestHospital: hospital }, 'Not every hospital has eye doctors on call.'],
  ['site-pages', { plansAccepted: ['Harbor Vision'] }, 'Ask us which plans we take part in'],
  [
    'site-pages',
    { usualPrices: [{ what: 'Eye exam', price: '$120' }] },
    'we will tell you before you come what it costs',
  ],
  ['site-pages', { nextVisit: 'Most patients come within a week.' }, 'Ask us for the next open time'],
  ['site-pages', { glassesReady: 'Glasses are ready in ten days.' }, 'we tell you when they will be ready'],
])('%s asks readers to ask until %j is known', (page, filled, sentence) => {
  expect(wordsOf(page)).toContain(sentence);
  expect(wordsOf(page, filled)).not.toContain(sentence);
});
