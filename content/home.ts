import { doctors } from './doctors/summaries.ts';
import { practice } from './practice.ts';
import type { HomeContent } from './schema/pages.ts';

const languages = new Set(doctors.flatMap((doctor) => doctor.languages));

/** The words of the home page. */
export const home: HomeContent = {
  metaTitle: `Eye Doctors in Brooklyn | ${practice.name}`,
  metaDescription:
    'Eye exams, glasses, contact lenses, and same-day urgent care on 5th Avenue in Brooklyn, with five optometrists for all ages. Request a visit or call us.',
  hero: {
    heading: 'Clear vision from people who know you',
    lead: 'Eye exams, glasses, contact lenses, and urgent visits for every age. We have cared for Brooklyn’s eyes since 2009.',
    image: { name: 'hero', alt: 'A pair of glasses turns a blurred letter chart into a clear Brooklyn street.' },
    points: [
      'Same-day visits for urgent eye problems',
      'Five optometrists who speak many languages',
      'Near the F, G, R, and D trains',
    ],
  },
  about: {
    heading: 'A neighborhood practice',
    image: {
      name: 'about',
      alt: 'An optometrist in a white coat looks at the eye of an older patient through a lens.',
    },
    paragraphs: [
      'We have cared for Brooklyn since 2009, from a baby’s first exam to glasses for a great-grandparent.',
      'We take our time. You hear what we see, in plain words, and you leave with a plan you can follow. If you need a specialist, we find one with you and stay in touch.',
      'Your prescription is yours. We give you a copy after your exam, and you may buy your glasses or contact lenses anywhere.',
    ],
    figures: [
      { value: '2009', label: 'caring for Brooklyn since' },
      { value: String(doctors.length), label: 'optometrists' },
      { value: String(languages.size), label: 'languages our doctors speak' },
    ],
  },
  approach: {
    heading: 'Our approach',
    lead: 'A good exam starts with a conversation. Then we choose the tests that fit.',
    steps: [
      { title: 'We listen', text: 'Tell us what bothers you, and what runs in your family.' },
      {
        title: 'We look',
        text: 'We check your vision, how your eyes work together, and their health.',
      },
      { title: 'We explain', text: 'You see your own scans, and we tell you what they mean.' },
      { title: 'We plan', text: 'You choose with us, and we tell you when to come back.' },
    ],
    capabilitiesHeading: 'Comprehensive Capabilities',
    capabilitiesLead: 'Choose one to read more about it.',
  },
  services: {
    heading: 'Services',
    lead: 'From a first pair of glasses to care before and after eye surgery.',
    eyewear: {
      text: 'We also help you choose eyewear: frames and lenses that fit your face, your work, and your budget.',
      linkLabel: 'See our eyewear brands',
    },
  },
  doctors: {
    heading: 'Our team',
    lead: 'Meet our five optometrists, who speak many languages.',
    languageLabel: 'Find a doctor by language',
    anyLanguage: 'Any language',
  },
  testimonials: {
    heading: 'How patients rate us',
    lead: 'Ratings that patients left on other sites.',
  },
  recommendations: {
    heading: 'Eyewear brands we recommend',
    lead: 'Come in and try frames on. We help you find a pair that fits.',
    photo: { name: 'eyewear', alt: 'Round tortoiseshell glasses on a wooden table, with a letter chart behind them.' },
  },
  findUs: {
    heading: 'Find us',
    lead: 'We are on 5th Avenue in Brooklyn, close to the train.',
    storefront: {
      name: 'storefront',
      alt: 'Drawing of a street front: an awning, a window of glasses, and a door, beside a subway entrance.',
    },
    storefrontNote: 'A drawing, not our real door.',
    mapTitle: `Map of ${practice.name}, ${practice.address.oneLine}`,
  },
  contact: {
    heading: 'Contact us',
    lead: 'Request a visit, ask a question, or order contact lenses.',
  },
  visitHeading: 'Your visit',
};
