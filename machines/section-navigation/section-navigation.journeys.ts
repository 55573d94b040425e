import type { Journey } from '../model-testing/model.ts';
import type { sectionNavigationMachine } from './section-navigation.machine.ts';

const contactFromElsewhere = { type: 'section.chosen', section: 'contact', page: 'other' } as const;
const contactFromHome = { type: 'section.chosen', section: 'contact', page: 'home' } as const;
const teamFromElsewhere = { type: 'section.chosen', section: 'doctors', page: 'other' } as const;
const teamFromHome = { type: 'section.chosen', section: 'doctors', page: 'home' } as const;
const arrived = { done: 'goHome', output: undefined } as const;
const settled = { passed: 'settlingTime' } as const;
const left = { type: 'page.left' } as const;

/** The stories of a section navigation. */
export const sectionNavigationJourneys: readonly Journey<typeof sectionNavigationMachine>[] = [
  {
    name: 'on the home page a section is shown at once',
    steps: [contactFromHome],
    ends: 'resting',
    performs: ['scrollToSection', 'focusHeading'],
    remembers: { section: 'contact' },
  },
  {
    name: 'from another page the home page comes first',
    steps: [contactFromElsewhere],
    ends: 'changingPage',
    performs: [],
    remembers: { section: 'contact' },
  },
  {
    name: 'the home page gets a moment before it is scrolled',
    steps: [contactFromElsewhere, arrived],
    ends: 'settling',
    performs: [],
  },
  {
    name: 'from another page the section is shown in the end',
    steps: [contactFromElsewhere, arrived, settled],
    ends: 'resting',
    performs: ['scrollToSection', 'focusHeading'],
    remembers: { section: 'contact' },
  },
  {
    name: 'another section asked for on the way takes the place of the first',
    steps: [contactFromElsewhere, teamFromElsewhere],
    ends: 'changingPage',
    performs: [],
    remembers: { section: 'doctors' },
  },
  {
    name: 'another section asked for while the page settles takes the place of the first',
    steps: [contactFromElsewhere, arrived, teamFromHome, settled],
    ends: 'resting',
    performs: ['scrollToSection', 'focusHeading'],
    remembers: { section: 'doctors' },
  },
  {
    name: 'a page that cannot be reached is given up',
    steps: [contactFromElsewhere, { failed: 'goHome', error: new Error('The page could not be loaded.') }],
    ends: 'resting',
    performs: [],
  },
  {
    name: 'whoever turns away on the way is not pulled back',
    steps: [contactFromElsewhere, left],
    ends: 'resting',
    performs: [],
  },
  {
    name: 'whoever turns away while the page settles is not pulled back',
    steps: [contactFromElsewhere, arrived, left],
    ends: 'resting',
    performs: [],
  },
];
