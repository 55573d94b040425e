import { z } from 'zod';
import {
  calendarDay,
  hexColor,
  line,
  maybe,
  maybeTexts,
  phoneNumber,
  slug,
  text,
  texts,
  timeOfDay,
  timeZone,
  url,
} from './values.ts';

const openHours = z
  .strictObject({ opens: timeOfDay, closes: timeOfDay })
  .refine(({ opens, closes }) => opens < closes, 'must open before it closes');

const spans = z
  .array(openHours)
  .min(1)
  .refine(
    (all) => all.every(({ opens }, index) => index === 0 || (all[index - 1]?.closes ?? '') < opens),
    'must be in order, and apart from each other',
  )
  .readonly();

const dayHours = maybe(openHours);
/** When the office is open on one weekday; `null` is closed all day. */
export type DayHours = z.infer<typeof dayHours>;

const hoursException = z
  .strictObject({
    day: calendarDay,
    through: calendarDay.optional().meta({ title: 'Until', description: 'The last day, where there are several.' }),
    name: line.default('Special hours'),
    open: spans.optional().describe('Exactly when the office is open, without the daily break; closed when left out.'),
  })
  .refine(({ day, through }) => through === undefined || day < through, 'must end after it begins');
/** Days whose hours are not those of the week: a holiday, a vacation, a short day, a Sunday that is open. */
export type HoursException = z.infer<typeof hoursException>;

function areApart(exceptions: readonly HoursException[]): boolean {
  const sorted = exceptions.toSorted((one, other) => one.day.localeCompare(other.day));
  return sorted.every(({ day }, index) => {
    const before = sorted[index - 1];
    return before === undefined || (before.through ?? before.day) < day;
  });
}

export const hoursSchema = z.strictObject({
  exceptions: z
    .array(hoursException)
    .refine(areApart, 'must have each day at most once')
    .readonly()
    .default([])
    .meta({ title: 'Closed days and special hours', singular: 'a day', newestFirst: true }),
  timeZone,
  week: z
    .strictObject({
      Sunday: dayHours,
      Monday: dayHours,
      Tuesday: dayHours,
      Wednesday: dayHours,
      Thursday: dayHours,
      Friday: dayHours,
      Saturday: dayHours,
    })
    .prefault({}),
  dailyBreak: z
    .strictObject({ starts: timeOfDay, ends: timeOfDay, note: text })
    .refine(({ starts, ends }) => starts < ends, 'must start before it ends')
    .describe('The hour in which the office is closed on every open day.'),
});
/** When the office is open. All times are those of `timeZone`. */
export type OfficeHours = z.infer<typeof hoursSchema>;
export const weekday = hoursSchema.shape.week.unwrap().keyof();
export type Weekday = z.infer<typeof weekday>;

const formNotice = z.strictObject({
  title: line,
  text,
  promise: maybe(
    z
      .strictObject({ text, lastDay: calendarDay })
      .refine(({ text: words, lastDay }) => words.includes(lastDay.slice(0, 4)), 'must name the year of its last day'),
  ).describe('What is expected by a day, and not said after it.'),
});

const namedLink = z.strictObject({ name: line, url });

/** A rating collected on another site. Shown with its source, never as review markup. */
const review = z.strictObject({
  source: line,
  rating: z.number().min(1).max(5),
  count: z.int().positive(),
  asOf: maybe(calendarDay).describe('The day on which somebody last looked; empty until somebody has.'),
  url,
});

const address = z
  .strictObject({
    street: line,
    city: line,
    state: z.string().regex(/^[A-Z]{2}$/),
    zip: z.string().regex(/^\d{5}$/),
    oneLine: text.describe('All of it on one line.'),
  })
  .refine(
    ({ street, city, state, zip, oneLine }) => oneLine === `${street}, ${city}, ${state} ${zip}`,
    'oneLine must be the same address',
  );

const maps = z.strictObject({
  web: url.describe('A place page in any browser.'),
  apple: url.describe('A query for Apple’s maps.'),
  geo: z.string().startsWith('geo:').describe('A query for Android.'),
  embed: url.startsWith('https://www.google.com/', 'the policy of the site allows maps of www.google.com only'),
});
/** Where each kind of device finds the office on a map. */
export type MapAddresses = z.infer<typeof maps>;

export const practiceSchema = z.strictObject({
  name: line,
  shortName: line.max(12).describe('Short enough for an icon.'),
  description: text.max(200).describe('For search engines and link previews.'),
  host: z
    .templateLiteral(['https://', z.string().regex(/^[a-z0-9.-]+$/)])
    .describe('The canonical host with its scheme and no slash at the end.'),
  founded: z.int().min(1900),
  color: hexColor.describe(
    'The color of buttons, links and the logo, on which white can be read. Red is for what is urgent.',
  ),
  phone: phoneNumber,
  notFoundPhone: phoneNumber.describe('The other number, shown on the page for a missing address.'),
  email: z.email(),
  securityContact: z
    .url({ protocol: /^(?:https|mailto)$/, hostname: /.*/ })
    .describe('Who reads reports about vulnerabilities of the site, as a mailto or https URL.'),
  address,
  coordinates: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .describe('Degrees, for structured data.'),
  maps,
  journal: namedLink,
  hubTitleSuffix: line.describe('What follows the title of a topic in the title of its page.'),
  urgent: z
    .strictObject({
      whenClosed: text.describe('What to do while the office is closed, where that is asked.'),
      hospital: text.describe('The nearest hospital with eye doctors on call, or what to do without knowing it.'),
      notTheForm: text.describe('For pages that name urgent signs: the form is not for them.'),
    })
    .describe('What the office says about urgent care.'),
});
/** Everything that is true of the practice as a whole. */
export type Practice = z.infer<typeof practiceSchema> & { hours: OfficeHours };

const visitSection = z.strictObject({
  id: slug.describe('For a link to it: /#prices.'),
  heading: line,
  answers: maybeTexts.describe('What only the owner knows, such as the plans. With one, the section stands open.'),
  items: maybeTexts,
  showsPrices: z.boolean().default(false).describe('Whether it shows the usual prices of prices.json.'),
  texts,
});

export const visitSchema = z.strictObject({
  gettingHere: z.strictObject({
    transit: text,
    nearestStop: text,
    parking: text,
    entrance: text.describe('How to come in without steps.'),
  }),
  sections: z.array(visitSection).min(1).describe('“Your visit” of the home page; items and prices come first.'),
  cost: text.describe('What a service costs, where the service does not say.'),
  estimate: text.describe('Stands wherever the page says what a service costs, or how to learn that.'),
});

export const formsSchema = z.strictObject({
  acknowledgement: text.describe('The label of the acknowledgement box of the appointment form.'),
  privacyLine: text.describe('How the data is used, and how we answer; stands at each submit button.'),
  privacyLinkLabel: line,
  responseTime: text.describe('When to expect an answer.'),
  responseBy: maybe(
    z.strictObject({
      businessDays: z.int().min(1).max(5).describe('Within how many days on which the office is open.'),
      text: text
        .refine((words) => words.includes('{answerDay}'), 'must name {answerDay}')
        .describe('Says the same with the day: {answerDay} becomes “Monday evening”.'),
    }),
  ).describe('By which day to expect an answer; without it, the page says only the sentence before.'),
  noCopy: text.describe('No copy is mailed to the patient.'),
  forSomeoneElse: text.describe('Above the fields about the patient.'),
  lensOrders: text.describe('How ordered contact lenses come, how soon, and what they cost.'),
  nextVisit: text.exactOptional().describe('How soon there is an open time, above the fields about the visit.'),
  waitlist: maybe(formNotice).describe(
    'Stands at appointment types with a waitlist; its promise names the year in which there is room again.',
  ),
  emergencyVisit: text.describe('Stands before what to do, when an emergency visit is requested.'),
});
/** What the forms say besides their labels. */
export type FormWords = z.infer<typeof formsSchema>;

const price = z.strictObject({
  what: line.describe('What is paid for: Eye exam.'),
  price: line.describe('What it costs without insurance: $120, or $90 to $150.'),
  note: text.exactOptional().describe('What the price includes, or depends on.'),
});

/** The schema of `prices.json`. */
export const pricesSchema = z.strictObject({
  plansAccepted: maybe(texts).describe(
    'The insurance plans that the office takes, as people call them; Medicaid and Medicare among them.',
  ),
  usualPrices: maybe(
    z
      .array(price)
      .min(1)
      .refine((all) => new Set(all.map(({ what }) => what)).size === all.length, 'must not name the same thing twice'),
  ).describe('What is paid for most often, with its price.'),
  nextVisit: maybe(text).describe('How soon there is an open time for a routine visit, in one sentence.'),
  framesFrom: maybe(line).describe('The lowest price of a frame without lenses: $95.'),
  glassesReady: maybe(text).describe('When glasses are ready, in one sentence.'),
  lensOrders: maybe(text).describe(
    'Contact lenses: picked up or mailed, how soon, and what they cost, in one to three sentences.',
  ),
  returnsPolicy: maybe(text).describe('What can be returned, until when, and for what, in sentences.'),
});

export const particularsSchema = z.strictObject({
  nearestHospital: maybe(z.strictObject({ name: line, address: text })).describe(
    'The nearest hospital with eye doctors on call.',
  ),
  privacyNoticeEffective: maybe(text).describe(
    'The first day of the notice of privacy practices, in words: January 4, 2027.',
  ),
  signsReviewed: maybe(calendarDay).describe(
    'The day on which an optometrist signed off every warning sign and the guide.',
  ),
  oralMedicinesConfirmed: maybe(calendarDay).describe(
    'The day on which it was confirmed that whoever prescribes pills holds New York’s certificate for them.',
  ),
  nasalSpraysConfirmed: maybe(calendarDay).describe('The same of nasal sprays for dry eye.'),
  adenovirusTestConfirmed: maybe(calendarDay).describe(
    'The day on which it was confirmed that the office may test for adenovirus.',
  ),
  embeddedSpecksConfirmed: maybe(calendarDay).describe(
    'The day on which the State Board confirmed that optometrists may remove embedded specks.',
  ),
  lightTherapyConfirmed: maybe(calendarDay).describe('The same of light therapy and radiofrequency.'),
  legalName: maybe(line).describe('The registered name of the business.'),
  privacyContact: maybe(text).describe('Who answers questions about health records.'),
  civilRightsContact: maybe(text).describe(
    'Who answers complaints about discrimination and questions about language help.',
  ),
  billingContact: maybe(text).describe('Who answers questions about estimates and bills.'),
  mailProvider: maybe(text).describe(
    'The service that sends the office’s mail and has signed a business associate agreement.',
  ),
  backupsKept: maybe(line).describe('How long backups of the database hold what was deleted: 7 days.'),
  hostLogsKept: maybe(line).describe(
    'How long the hosts of site, function, database and mail keep their access logs: 30 days.',
  ),
  entrance: maybe(text).describe('The entrance in one sentence: steps, width of the door, restroom.'),
  afterHoursLine: maybe(phoneNumber).describe('Who answers urgent calls while the office is closed.'),
  dmvResult: maybe(z.enum(['online', 'paper'])).describe(
    'How the result of a driver’s vision test reaches the DMV: the registry, or a paper form.',
  ),
  iplDevice: maybe(line).describe('The device for light therapy with its maker’s name.'),
  accessibilityReplyTime: maybe(text).describe(
    'When to expect an answer about accessibility: within two business days.',
  ),
  accessibilityCheckedOn: maybe(calendarDay).describe(
    'The day on which the website was last checked against the accessibility guidelines.',
  ),
});
/**
 * What only the owner can fill in before the legal pages and those of services are complete. `null` is left out of the
 * page, and the launch check lists it.
 */
export type Particulars = z.infer<typeof pricesSchema> & z.infer<typeof particularsSchema>;

export const profilesSchema = z.strictObject({
  reviews: z.array(review).default([]),
  social: z.array(namedLink).default([]),
});
