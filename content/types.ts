/**
 * The shapes of everything the practice says. The entries beside this file hold the words; `content/schema` checks them
 * when the site is built and tested.
 */

import type { urgencies } from './signs/urgencies.ts';

/** A day of the week, Sunday first, as `Date.prototype.getUTCDay` counts. */
export type Weekday = 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';

/** A time of day at the office, 24-hour clock: `"18:00"`. */
export type TimeOfDay = `${number}:${number}`;

/** A calendar day: `"2026-11-26"`. */
export type CalendarDay = `${number}-${number}-${number}`;

/** When the office is open on one weekday; `null` is closed all day. */
export type DayHours = { opens: TimeOfDay; closes: TimeOfDay } | null;

/** A phone number as it is dialed (`+17185550123`) and as it is read (`(718) 555-0123`). */
export interface PhoneNumber {
  dial: `+1${number}`;
  display: string;
}

/** A rating collected on another site. Shown with its source, never as review markup. */
export interface ReviewProfile {
  source: string;
  rating: number;
  count: number;
  /** The day on which somebody last looked; null until somebody has. */
  asOf: CalendarDay | null;
  url: string;
}

/** A picture: an SVG or photo under `content/pictures`, by its path below that folder without the ending. */
export interface Picture {
  name: string;
  /** What a person who cannot see it should know. */
  alt: string;
}

/** How a shape in the drawing of a topic is inked. */
export type DiagramStyle =
  | 'white'
  | 'gel'
  | 'clear'
  | 'iris'
  | 'muscle'
  | 'thread'
  | 'retina'
  | 'vessel'
  | 'nerve'
  | 'lid'
  | 'lash'
  | 'gland'
  | 'tears'
  | 'light'
  | 'thing'
  | 'shade'
  | 'blank'
  | 'changed'
  | 'changedLine'
  | 'changedDashes'
  | 'changedDots'
  | 'helps'
  | 'helpsLine';

/** Shapes of one style in the drawing of a topic, in its view box of 360 by 300. */
export interface DiagramShapes {
  /** A part of a healthy eye, or what changes or helps. */
  style: DiagramStyle;
  path?: string;
  /** The center and the radii of each; a circle has one radius: "186 150 90, 135 150 15 32". */
  ovals?: string;
  /** The stroke's dashes and gaps. */
  dashes?: string;
}

/** A label in the drawing of a topic, with a line to its part of the eye. */
export interface DiagramLabel {
  /** Its position in the drawing. */
  corner: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';
  text: string;
  /** The labeled point. */
  at: readonly [number, number];
  /** Whether it labels the part that changes, not one for orientation. */
  changed?: true;
}

/** The drawing of a topic. */
export interface Diagram {
  /** The caption: one plain sentence. */
  sentence: string;
  labels: readonly DiagramLabel[];
  /** Drawn behind the eye. */
  behind?: DiagramShapes;
  /** Drawn over the eye. */
  shapes: readonly DiagramShapes[];
  /** Drawn without lids where they would hide what changes. */
  lids?: false;
}

/** A list with a title, as the service modal shows it. */
export interface TitledList {
  title: string;
  items: readonly string[];
}

/** What the home page's service modal says beside title and picture. */
export interface ServiceModal {
  intro: string;
  lists: readonly TitledList[];
  closingNote?: string;
}

/** The facts of a service that lists and cards need; the page's own words load with the page. */
export interface ServiceSummary {
  /** Equal to the slug in the address. */
  id: string;
  title: string;
  /** One or two sentences, for the card. */
  description: string;
  image: Picture;
}

/** A service of the practice. It has either `testingIncludes` or `conditions`. */
export type Service = ServiceSummary & {
  /** Paragraphs of "About This Service". */
  detailedDescription: readonly string[];
  benefitsList: readonly string[];
  /** "What Happens, Step by Step" */
  steps: readonly Point[];
  /** How long it takes. */
  length: string;
  /** Whether drops widen the pupils, and whether you can drive afterward. */
  drops: string;
  /** What can go wrong; empty where nothing can. */
  risks: readonly string[];
  /** A rough price and what insurance pays. `null` until the owner fills it in. */
  cost: string | null;
  /** "Questions People Ask" */
  questions: readonly Question[];
  /** Signs to call about at once, on the page of emergency care; elsewhere empty. */
  urgent: readonly Sign[];
  /** Ids of the doctors who offer it. */
  relatedDoctors: readonly string[];
  /** Lay words and common misspellings that should find this service. */
  searchWords: readonly string[];
  /** The contract's appointment type that this service's page preselects. */
  appointmentType: string;
  /** Slugs of eye-health topics that belong to it. */
  relatedTopics: readonly string[];
  modal: ServiceModal;
  metaTitle: string;
  metaDescription: string;
} & (
    | { testingIncludes: readonly string[]; conditions?: undefined }
    | { conditions: readonly string[]; testingIncludes?: undefined }
  );

/** The facts of a doctor that lists and cards need. */
export interface DoctorSummary {
  /** `dr-` and the lower-case hyphenated full name; equal to the slug in the address. */
  id: string;
  /** "Dr. Full Name" */
  name: string;
  surname: string;
  title: 'Principal Optometrist & Founder' | 'Optometrist';
  image: Picture;
  /** One or two sentences. */
  bio: string;
  languages: readonly string[];
}

/** An optometrist of the practice. */
export interface Doctor extends DoctorSummary {
  /** Paragraphs. */
  fullBio: readonly string[];
  education: readonly string[];
  specialties: readonly string[];
  metaTitle: string;
  metaDescription: string;
}

/** An eyewear brand of the home page's carousel. `logo` is a picture below `content/pictures/brands`. */
export interface EyewearBrand {
  name: string;
  logo: string;
}

/** A "Comprehensive Capabilities" tile: it opens the modal of the service it names. */
export interface CapabilityTile {
  name: string;
  service: string;
}

/** A product for care at home. Without a link it is shown with name and benefit only. */
export interface HomeTool {
  name: string;
  benefit: string;
  category?: string;
  amazonLink?: string;
  /** With the dollar sign: `"$14.99"`. */
  price?: `$${string}`;
  /** The day the price was looked up, where it was. */
  priceCheckedOn?: CalendarDay;
  imageUrl?: string;
}

/** A page of another body that a sign or a topic relies on. */
export interface SourcePage {
  organization: string;
  title: string;
  url: string;
}

/** Where facts of a topic can be read. `checkedOn` is null until somebody opened the page. */
export interface Source extends SourcePage {
  /** Which statements of the topic it supports: `'Who is at higher risk'`. */
  supports: string;
  checkedOn: CalendarDay | null;
}

/** How soon to act, most urgent first. */
export type Urgency = (typeof urgencies)[number];

/** Whom a sign concerns. */
export type Audience =
  | 'everyone'
  | 'adults'
  | 'children'
  | 'newborns'
  | 'over 50'
  | 'contact lens wearers'
  | 'after eye surgery'
  | 'after an eye injection'
  | 'after a corneal transplant or glaucoma surgery'
  | 'people with diabetes'
  | 'pregnant or recently pregnant'
  | 'glaucoma drops';

/** A warning sign. It is written once, in `content/signs`, and every page takes it from there. */
export interface Sign {
  id: string;
  /** A phrase with a capital letter and no full stop. */
  words: string;
  /** How the phrase goes on, where it names many things: any of them is the sign. */
  oneOf?: readonly string[];
  audience: Audience;
  urgency: Urgency;
  /** Whether a hospital with eye doctors is no better for it than another. */
  isGeneral?: true;
  /** What to do about it, in place of what its urgency says. It is all that a patient has to know. */
  action?: string;
  /** What to do first, in sentences. */
  firstAid?: readonly string[];
  /** What an optometrist has to confirm before the site opens. The more urgent answer stands until then. */
  toConfirm?: string;
  /** The slugs of the topics that explain it best, the best first. */
  topics?: readonly string[];
  source: SourcePage;
}

/**
 * What patients type about a sign, in phrases between semicolons. A query names the sign when it contains every word of a
 * phrase, in any order. Words in quotes follow each other. A phrase with a question mark is harmless beside a word of
 * `unless`. Chinese characters without a space follow each other.
 */
export interface SignWords {
  en?: string;
  es?: string;
  ru?: string;
  zh?: string;
  /** Phrases in any language that name the sign without saying that it is urgent. */
  nouns?: string;
  unless?: string;
}

/** How patients write. All texts are phrases between semicolons. */
export interface SearchLanguage {
  /** What else patients write for a word of a phrase, in any language. */
  meanings: Readonly<Record<string, string>>;
  /** Words that deny the next one. */
  negations: string;
  /** Words of `meanings` that can be denied: "no pain". */
  deniable: string;
  /** Phrases beside which no word of `unless` counts. */
  unsilenced: string;
}

/** A page, or a section of one, that is neither a topic, a service nor a doctor. */
export interface SitePage {
  /** Path and hash: `"/#find-us"`. */
  path: string;
  title: string;
  /** One sentence, for the list of results. */
  summary: string;
  /** Lay words and common misspellings that should find this page. */
  searchWords: readonly string[];
}

/** A treatment, side by side with others in a table. Every text is one or two short sentences. */
export interface Treatment {
  name: string;
  how: string;
  suits: string;
  risks: string;
  /** A rough price range. `null` until the owner fills it in. */
  price: string | null;
  here: 'We do this' | 'We refer you';
}

/** A question that people ask. The first paragraph answers it, the others explain. */
export interface Question {
  /** For a link to it, as `#is-it-contagious`. */
  id: string;
  question: string;
  answer: readonly string[];
}

/** What a visit about a topic is like. Each text is one to three short sentences. */
export interface VisitFacts {
  tests: string;
  length: string;
  /** Whether drops widen the pupils, and whether you can drive afterward. */
  drops: string;
  /** The doctors with a special interest in it. */
  whom: string;
  /** What insurance pays for here and nowhere else. What holds for all plans is in `content/visit.ts`. */
  insurance?: string;
  bring: string;
}

/** Who has read a topic, and when. Sample content has nobody: nulls, never invented dates. */
export interface Review {
  reviewedBy: string | null;
  lastReviewed: CalendarDay | null;
  nextReview: CalendarDay | null;
}

/** The id of a category, and its part of an address. */
export type TopicCategoryId = 'conditions' | 'solutions' | 'prevention';

/** The facts of a topic that cards and lists need. */
export interface TopicSummary {
  slug: string;
  title: string;
  category: TopicCategoryId;
  /** One sentence, for the card. */
  summary: string;
}

/** An eye-health topic. */
export interface Topic extends TopicSummary {
  metaDescription: string;
  /** Shown under the title when set. */
  intro?: string;
  /** The id of the sign above "What is it?", of those in `whenToCall`, where waiting can cost vision; otherwise null. */
  urgent: string | null;
  /** Paragraphs of "What is it?". */
  whatIsIt: readonly string[];
  /** "What You Might Notice"; may be empty. */
  symptoms: readonly string[];
  /** "How We Help" */
  howWeHelp: readonly string[];
  /** The table below "How We Help"; may be empty. */
  treatments: readonly Treatment[];
  /** Habits for home, shown with the tools of "Tools for Home Care". */
  careTips: readonly string[];
  /** "Tools for Home Care"; may be empty. */
  homeTools: readonly HomeTool[];
  /** "When to Call Us", most urgent first. */
  whenToCall: readonly Sign[];
  /** "Questions People Ask" */
  questions: readonly Question[];
  /** "Your Visit Here" */
  visit: VisitFacts;
  /** Slugs of the services that treat it. */
  relatedServices: readonly string[];
  /** Slugs of related topics. The relation goes both ways. */
  relatedTopics: readonly string[];
  /** Lay words and common misspellings that should find this topic. */
  searchWords: readonly string[];
  sources: readonly Source[];
  review: Review;
}

/** A category of the Eye Hub with its topics in order. */
export interface TopicCategory {
  id: TopicCategoryId;
  title: string;
  description: string;
  topics: readonly TopicSummary[];
}

/** A paragraph in another language, before the office's number. */
export interface ForeignParagraph {
  /** A language tag: `"zh-Hans"`. */
  lang: string;
  text: string;
}

/** A section of a legal page. A block is a paragraph, or a list. */
export interface LegalSection {
  /** For a link to it. */
  id?: string;
  heading: string;
  blocks: readonly (string | readonly string[] | ForeignParagraph)[];
}

/** A page that the law or fairness asks for. */
export interface LegalPage {
  id: 'terms' | 'privacy' | 'notice-of-privacy-practices' | 'language-help' | 'accessibility';
  title: string;
  intro: string;
  /** Since when it is in effect, in place of the day of the last update. */
  inForce?: string;
  sections: readonly LegalSection[];
  metaTitle: string;
  metaDescription: string;
}

/** Days whose hours are not those of the week: a holiday, a vacation, a short day, a Sunday that is open. */
export interface HoursException {
  day: CalendarDay;
  /** The last day, where there are several. */
  through?: CalendarDay | undefined;
  name: string;
  /** Exactly when the office is open, without the daily break; closed when left out. */
  open?: readonly NonNullable<DayHours>[] | undefined;
}

/** When the office is open. All times are those of `timeZone`. */
export interface OfficeHours {
  /** Its IANA name: `"America/New_York"`. */
  timeZone: string;
  week: Readonly<Record<Weekday, DayHours>>;
  /** The hour in which the office is closed on every open day. */
  dailyBreak: { starts: TimeOfDay; ends: TimeOfDay; note: string };
  /** In order, each day at most once. */
  exceptions: readonly HoursException[];
}

/** A postal address in the United States. */
export interface PostalAddress {
  street: string;
  city: string;
  state: string;
  zip: string;
  /** All of it on one line. */
  oneLine: string;
}

/** Where each kind of device finds the office on a map. */
export interface MapAddresses {
  /** A place page in any browser. */
  web: string;
  /** A query for Apple's maps. */
  apple: string;
  /** A `geo:` query for Android. */
  geo: string;
  /** The address of the embedded map. */
  embed: string;
}

/** A link to another site, with the words it is shown under. */
export interface NamedLink {
  name: string;
  url: string;
}

/** What a notice in a form says. */
export interface FormNotice {
  title: string;
  text: string;
  /** What is expected by a day, and not said after it. */
  promise: { text: string; lastDay: CalendarDay } | null;
}

/**
 * What only the owner can fill in before the legal pages and those of services are complete. `null` is left out of the
 * page, and the launch check lists it.
 */
export interface Particulars {
  /** The insurance plans that the office takes, as people call them; Medicaid and Medicare among them. */
  plansAccepted: readonly string[] | null;
  /** The nearest hospital with eye doctors on call. */
  nearestHospital: { name: string; address: string } | null;
  /** The first day of the notice of privacy practices, in words: "January 4, 2027". */
  privacyNoticeEffective: string | null;
  /** The day on which an optometrist signed off every warning sign and the guide. */
  signsReviewed: CalendarDay | null;
  /** The day on which it was confirmed that whoever prescribes pills holds New York's certificate for them. */
  oralMedicinesConfirmed: CalendarDay | null;
  /** The same of nasal sprays for dry eye. */
  nasalSpraysConfirmed: CalendarDay | null;
  /** The day on which it was confirmed that the office may test for adenovirus. */
  adenovirusTestConfirmed: CalendarDay | null;
  /** The day on which the State Board confirmed that optometrists may remove embedded specks. */
  embeddedSpecksConfirmed: CalendarDay | null;
  /** The same of light therapy and radiofrequency. */
  lightTherapyConfirmed: CalendarDay | null;
  /** What is paid most often, and the price: "Eye exam: $120". */
  usualPrices: readonly string[] | null;
  /** How soon there is an open time for a routine visit, in one sentence. */
  nextVisit: string | null;
  /** When glasses are ready, in one sentence. */
  glassesReady: string | null;
  /** The registered name of the business. */
  legalName: string | null;
  /** Who answers questions about health records. */
  privacyContact: string | null;
  /** Who answers complaints about discrimination and questions about language help. */
  civilRightsContact: string | null;
  /** Who answers questions about estimates and bills. */
  billingContact: string | null;
  /** The service that sends the office's mail and has signed a business associate agreement. */
  mailProvider: string | null;
  /** How long backups of the database hold what was deleted: "7 days". */
  backupsKept: string | null;
  /** How long the hosts of site, function, database and mail keep their access logs: "30 days". */
  hostLogsKept: string | null;
  /** The entrance in one sentence: steps, width of the door, restroom. */
  entrance: string | null;
  /** Who answers urgent calls while the office is closed. */
  afterHoursLine: PhoneNumber | null;
  /** How the result of a driver's vision test reaches the DMV: the registry, or a paper form. */
  dmvResult: 'online' | 'paper' | null;
  /** The device for light therapy with its maker's name. */
  iplDevice: string | null;
  /** What can be returned, until when, and for what, in sentences. */
  returnsPolicy: string | null;
  /** When to expect an answer about accessibility: "within two business days". */
  accessibilityReplyTime: string | null;
  /** The day on which the website was last checked against the accessibility guidelines. */
  accessibilityCheckedOn: CalendarDay | null;
}

/** What the office says about urgent care. */
export interface UrgentWords {
  /** What to do while the office is closed, where that is asked. */
  whenClosed: string;
  /** For pages that name urgent signs: the form is not for them. */
  notTheForm: string;
}

/** Everything that is true of the practice as a whole. */
export interface Practice {
  name: string;
  /** A name short enough for an icon. */
  shortName: string;
  /** A short description for search engines and link previews. */
  description: string;
  /** The canonical host with its scheme and no slash at the end. */
  host: `https://${string}`;
  founded: number;
  phone: PhoneNumber;
  /** The other number, shown on the page for a missing address. */
  notFoundPhone: PhoneNumber;
  email: string;
  /** Who reads reports about vulnerabilities of the site, as a mailto or https URL. */
  securityContact: string;
  address: PostalAddress;
  /** Degrees, for structured data. */
  coordinates: { latitude: number; longitude: number };
  hours: OfficeHours;
  maps: MapAddresses;
  journal: NamedLink;
  /** What follows a topic's title in the page title: `Dry Eye Disease | Eye Hub | Name`. */
  hubTitleSuffix: string;
  urgent: UrgentWords;
}

/** What a patient should know before a visit. */
export interface VisitInfo {
  gettingHere: {
    transit: string;
    nearestStop: string;
    parking: string;
    /** How to come in without steps. */
    entrance: string;
  };
  /** "Your visit" of the home page; items come first. */
  sections: readonly { heading: string; items?: readonly string[]; texts: readonly string[] }[];
  /** What a service costs, where the service does not say. */
  cost: string;
  /** Stands wherever the page says what a service costs, or how to learn that. */
  estimate: string;
}

/** The pages of the practice on other sites. */
export interface Profiles {
  reviews: readonly ReviewProfile[];
  social: readonly NamedLink[];
}

/** What the forms say besides their labels. */
export interface FormWords {
  /** The label of the appointment's acknowledgement box. */
  acknowledgement: string;
  /** How the data is used, and how we answer; stands at each submit button. */
  privacyLine: string;
  privacyLinkLabel: string;
  /** When to expect an answer. */
  responseTime: string;
  /** No copy is mailed to the patient. */
  noCopy: string;
  /** Above the fields about the patient. */
  forSomeoneElse: string;
  /** Its promise names the year in which there is room again. */
  visionTherapyWaitlist: FormNotice;
  /** Stands before what to do, when an emergency visit is requested. */
  emergencyVisit: string;
}

/** Fetches an entry that is not part of the first load. Rejects when its file cannot be fetched. */
export type Loader<Entry> = () => Promise<Entry>;

/** A heading and its lead. */
export interface SectionText {
  heading: string;
  lead: string;
}

/** A short text with a heading of its own. */
export interface Point {
  title: string;
  text: string;
}

/** A figure and what it counts: `{ value: '2009', label: 'caring for Brooklyn since' }`. */
export interface Figure {
  value: string;
  label: string;
}

/** The words of the home page, section by section. */
export interface HomeContent {
  metaTitle: string;
  metaDescription: string;
  hero: SectionText & { image: Picture; points: readonly string[] };
  about: { heading: string; image: Picture; paragraphs: readonly string[]; figures: readonly Figure[] };
  approach: SectionText & { steps: readonly Point[]; capabilitiesHeading: string; capabilitiesLead: string };
  services: SectionText & { eyewear: { text: string; linkLabel: string } };
  doctors: SectionText & { languageLabel: string; anyLanguage: string };
  testimonials: SectionText;
  recommendations: SectionText & { photo?: Picture };
  findUs: SectionText & { storefront: Picture; storefrontNote: string; mapTitle: string };
  contact: SectionText;
  visitHeading: string;
}

/** The words of the Eye Hub's own pages. */
export interface HubContent extends SectionText {
  metaTitle: string;
  metaDescription: string;
  /** Slugs of the topics that people look for most often. */
  popular: readonly string[];
  journalLead: string;
  /** Shown with every list of products. */
  priceNote: string;
  /** Shown with products that are eye drops. */
  recallNote: string;
  /** Stands beside shop links that pay the practice; `null` while there are none. */
  paidLinkDisclosure: string | null;
  /** Shown until an optometrist has reviewed the topic and every source has been checked. */
  notReviewedNote: string;
}

/** What search engines show of each category's page. */
export type CategoryPages = Readonly<Record<TopicCategoryId, { metaTitle: string; metaDescription: string }>>;

/** The words of the page about urgent signs. */
export interface UrgentPageContent {
  heading: string;
  metaTitle: string;
  metaDescription: string;
  /** What is true at every hour, and cannot wait for the guide. */
  atOnce: { chemical: string; visionLoss: string };
  /** Above the guide's questions, which need a script. */
  guide: SectionText;
  /** Above all signs by urgency. */
  list: SectionText;
  sources: SectionText;
}

/** An answer to a question of the urgency guide. */
export interface GuideOption {
  id: string;
  label: string;
  /** The audiences that this answer selects, besides `everyone`. */
  audiences?: readonly Audience[];
  /** The audiences that may be meant as well, whose signs say whom they concern. */
  possible?: readonly Audience[];
}

interface GuideQuestionText {
  question: string;
  /** The question about a child. */
  ofChild?: string;
  hint?: string;
}

interface GuideQuestion<Option extends GuideOption = GuideOption> extends GuideQuestionText {
  options: readonly Option[];
}

/** The urgency guide: its questions, the answers and the signs that fit them, and the words around an outcome. */
export interface UrgencyGuide {
  happened: GuideQuestion;
  /** Signs, each with the ids of the answers to `happened` that it fits. An answer that one sign fits asks nothing more. */
  fits: Readonly<Record<string, readonly string[]>>;
  /** Newborns, for one, are not asked about contact lenses and surgery. */
  whom: GuideQuestion<GuideOption & { asksMore: boolean }>;
  lensesOrSurgery: GuideQuestion;
  /** Signs that are not offered beside one that says as much, at least as urgently, of the person who answers. */
  covers: Readonly<Record<string, readonly string[]>>;
  signs: GuideQuestionText & { none: string; unsure: string; button: string };
  /** After `signs`, for whoever notices none of them. */
  moreSigns: GuideQuestionText;
  outcome: {
    /** Above the signs that decided. */
    noticed: string;
    /** Above the 911 signs that were offered, for a visitor who was not sure. */
    dangers: string;
    /** For a visitor who notices no sign. */
    nothing: string;
    /** Beside the phone, where nothing is urgent. */
    worried: string;
    /** Before links to topics. */
    readMore: string;
    notADiagnosis: string;
  };
}

/** An old address and where it leads now. `tab` is the contact form that opens. */
export interface LegacyRedirect {
  /** Lower case, without a slash at the end. */
  from: string;
  to: string;
  tab?: 'appointment' | 'contact-lens';
}

/** A family of old addresses: `/service-ipl` leads to `/services/ipl`. */
export interface LegacyPrefix {
  from: string;
  to: string;
}
