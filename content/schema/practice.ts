import { z } from 'zod';
import type {
  DayHours,
  FormNotice,
  FormWords,
  HoursException,
  NamedLink,
  OfficeHours,
  Particulars,
  Practice,
  Profiles,
  ReviewProfile,
  VisitInfo,
} from '../types.ts';
import { calendarDay, phoneNumber, text, texts, timeOfDay, timeZone, url } from './values.ts';

const openHours: z.ZodType<NonNullable<DayHours>> = z
  .strictObject({ opens: timeOfDay, closes: timeOfDay })
  .refine(({ opens, closes }) => opens < closes, 'must open before it closes');

const spans = z
  .array(openHours)
  .min(1)
  .refine(
    (all) => all.every(({ opens }, index) => index === 0 || (all[index - 1]?.closes ?? '') < opens),
    'must be in order, and apart from each other',
  );

const lastDayOf = (exception: HoursException | undefined): string => exception?.through ?? exception?.day ?? '';

const dayHours: z.ZodType<DayHours> = openHours.nullable();

const hours: z.ZodType<OfficeHours> = z.strictObject({
  timeZone,
  week: z.strictObject({
    Sunday: dayHours,
    Monday: dayHours,
    Tuesday: dayHours,
    Wednesday: dayHours,
    Thursday: dayHours,
    Friday: dayHours,
    Saturday: dayHours,
  }),
  dailyBreak: z
    .strictObject({ starts: timeOfDay, ends: timeOfDay, note: text })
    .refine(({ starts, ends }) => starts < ends, 'must start before it ends'),
  exceptions: z
    .array(
      z
        .strictObject({ day: calendarDay, through: calendarDay.optional(), name: text, open: spans.optional() })
        .refine(({ day, through }) => through === undefined || day < through, 'must end after it begins'),
    )
    .refine(
      (exceptions) => exceptions.every(({ day }, index) => index === 0 || lastDayOf(exceptions[index - 1]) < day),
      'must be in order, each day once',
    ),
});

const formNotice: z.ZodType<FormNotice> = z.strictObject({
  title: text,
  text,
  promise: z
    .strictObject({ text, lastDay: calendarDay })
    .refine(({ text: words, lastDay }) => words.includes(lastDay.slice(0, 4)), 'must name the year of its last day')
    .nullable(),
});

const namedLink: z.ZodType<NamedLink> = z.strictObject({ name: text, url });

const review: z.ZodType<ReviewProfile> = z.strictObject({
  source: text,
  rating: z.number().min(1).max(5),
  count: z.int().positive(),
  asOf: calendarDay.nullable(),
  url,
});

/** The schema of `practice.ts`. */
export const practiceSchema: z.ZodType<Practice> = z.strictObject({
  name: text,
  shortName: text.max(12),
  description: text.max(200),
  host: z.templateLiteral(['https://', z.string().regex(/^[a-z0-9.-]+$/)]),
  founded: z.int().min(1900),
  phone: phoneNumber,
  notFoundPhone: phoneNumber,
  email: z.email(),
  securityContact: z.url({ protocol: /^(?:https|mailto)$/, hostname: /.*/ }),
  address: z
    .strictObject({
      street: text,
      city: text,
      state: z.string().regex(/^[A-Z]{2}$/),
      zip: z.string().regex(/^\d{5}$/),
      oneLine: text,
    })
    .refine(
      ({ street, city, state, zip, oneLine }) => oneLine === `${street}, ${city}, ${state} ${zip}`,
      'oneLine must be the same address',
    ),
  coordinates: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  hours,
  maps: z.strictObject({
    web: url,
    apple: url,
    geo: z.string().startsWith('geo:'),
    embed: url.startsWith('https://www.google.com/', 'the policy of the site allows maps of www.google.com only'),
  }),
  journal: namedLink,
  hubTitleSuffix: text,
  urgent: z.strictObject({
    lead: text,
    sameDay: text,
    whenClosed: text,
    notTheForm: text,
  }),
});

/** The schema of `visit.ts`. */
export const visitSchema: z.ZodType<VisitInfo> = z.strictObject({
  gettingHere: z.strictObject({ transit: text, nearestStop: text, parking: text, entrance: text }),
  sections: z.array(z.strictObject({ heading: text, items: z.array(text).exactOptional(), texts })),
  cost: text,
  estimate: text,
});

/** The schema of `forms.ts`. */
export const formsSchema: z.ZodType<FormWords> = z.strictObject({
  acknowledgement: text,
  privacyLine: text,
  privacyLinkLabel: text,
  responseTime: text,
  noCopy: text,
  forSomeoneElse: text,
  visionTherapyWaitlist: formNotice,
  emergencyVisit: text,
});

/** The schema of `particulars.ts`. */
export const particularsSchema: z.ZodType<Particulars> = z.strictObject({
  plansAccepted: texts.nullable(),
  nearestHospital: z.strictObject({ name: text, address: text }).nullable(),
  privacyNoticeEffective: text.nullable(),
  signsReviewed: calendarDay.nullable(),
  oralMedicinesConfirmed: calendarDay.nullable(),
  nasalSpraysConfirmed: calendarDay.nullable(),
  adenovirusTestConfirmed: calendarDay.nullable(),
  embeddedSpecksConfirmed: calendarDay.nullable(),
  lightTherapyConfirmed: calendarDay.nullable(),
  usualPrices: texts.nullable(),
  nextVisit: text.nullable(),
  glassesReady: text.nullable(),
  legalName: text.nullable(),
  privacyContact: text.nullable(),
  civilRightsContact: text.nullable(),
  billingContact: text.nullable(),
  mailProvider: text.nullable(),
  backupsKept: text.nullable(),
  hostLogsKept: text.nullable(),
  entrance: text.nullable(),
  afterHoursLine: phoneNumber.nullable(),
  dmvResult: z.enum(['online', 'paper']).nullable(),
  iplDevice: text.nullable(),
  returnsPolicy: text.nullable(),
  accessibilityReplyTime: text.nullable(),
  accessibilityCheckedOn: calendarDay.nullable(),
});

/** The schema of `profiles.ts`. */
export const profilesSchema: z.ZodType<Profiles> = z.strictObject({
  reviews: z.array(review),
  social: z.array(namedLink),
});
