import { defineSigns } from './define.ts';
import * as source from './sources.ts';

const keepTheLens = ['Take the lens out and leave it out. Keep the lens and its case, and bring both.'];

/** Signs to call about at once, or on the same day. */
export const sameDay = defineSigns({
  'curtain-or-side-vision': {
    words: 'A dark curtain or shadow over part of your vision, or side vision that is newly lost',
    audience: 'everyone',
    urgency: 'call now',
    source: source.retinalDetachment,
  },
  'after-surgery-worse': {
    words: 'Any of: pain, redness, or vision that gets worse, or thick discharge',
    audience: 'after eye surgery',
    urgency: 'call now',
    firstAid: ['Call us or your surgeon, whoever answers first. Do not rub the eye.'],
    source: source.cataractSurgery,
  },
  'after-surgery-injury': {
    words: 'A bump, blow, or other injury to the treated eye',
    audience: 'after eye surgery',
    urgency: 'call now',
    firstAid: ['Call us or your surgeon, whoever answers first. Do not rub or press on the eye.'],
    source: source.lasik,
  },
  'after-eye-injection': {
    words: 'Any of: pain, redness, or vision that gets worse',
    audience: 'after an eye injection',
    urgency: 'call now',
    firstAid: ['Call the office that gave the injection or us, whoever answers first.'],
    source: source.eyeInjections,
  },
  'lens-wearer-ulcer': {
    words: 'A white spot on the eye, or pain, blur, or light sensitivity that stays after the lens is out',
    audience: 'contact lens wearers',
    urgency: 'call now',
    firstAid: keepTheLens,
    source: source.cornealUlcer,
  },
  'floaters-or-flashes': {
    words: 'New floaters or flashes of light, whether a few or a sudden shower',
    audience: 'everyone',
    urgency: 'today',
    source: source.retinalDetachment,
  },
  'halos-come-and-go': {
    words: 'Blur or rings around lights that come and go, with or without an ache',
    audience: 'everyone',
    urgency: 'today',
    source: source.angleClosure,
  },
  'sudden-blur-or-waves': {
    words: 'Vision that is suddenly blurred or wavy',
    audience: 'everyone',
    urgency: 'today',
    source: source.macularDegeneration,
  },
  'spot-in-center': {
    words: 'A new dark or empty spot in the center of your vision',
    audience: 'everyone',
    urgency: 'today',
    source: source.macularDegeneration,
  },
  'painful-red-eye': {
    words: 'A painful red eye',
    audience: 'everyone',
    urgency: 'today',
    source: source.redEye,
  },
  'very-red-eye': {
    words: 'An eye that is very red, even without pain',
    audience: 'everyone',
    urgency: 'today',
    source: source.pinkEye,
  },
  'light-hurts': {
    words: 'Light that hurts your eye',
    audience: 'everyone',
    urgency: 'today',
    source: source.redEye,
  },
  'lens-wearer-red-eye': {
    words: 'A red or sore eye',
    audience: 'contact lens wearers',
    urgency: 'today',
    firstAid: keepTheLens,
    source: source.lensCare,
  },
  'lens-stuck': {
    words: 'A lens, or a piece of one, that will not come out',
    audience: 'contact lens wearers',
    urgency: 'today',
    source: source.eyeEmergencies,
  },
  'thick-discharge': {
    words: 'Thick yellow or green discharge',
    audience: 'everyone',
    urgency: 'today',
    source: source.pinkEye,
  },
  'red-eye-weak-immune-system': {
    words: 'A red eye when your immune system is weak',
    audience: 'everyone',
    urgency: 'today',
    source: source.pinkEye,
  },
  'shingles-near-eye': {
    words: 'A rash with blisters on one side of the forehead, nose, or eyelid',
    audience: 'everyone',
    urgency: 'today',
    source: source.shingles,
  },
  'hot-swelling-lid': {
    words: 'An eyelid that is red and hot, swells more, or comes with a fever',
    audience: 'everyone',
    urgency: 'today',
    source: source.orbitalCellulitis,
  },
  'lid-swollen-shut': {
    words: 'An eyelid so swollen that the eye will not open',
    audience: 'everyone',
    urgency: 'today',
    source: source.orbitalCellulitis,
  },
  'headache-scalp-jaw': {
    words: 'A new headache, a scalp that hurts to touch, or jaw pain when chewing',
    audience: 'over 50',
    urgency: 'today',
    firstAid: ['Call your own doctor as well. A blood test can be needed on the same day.'],
    source: source.giantCellArteritis,
  },
  'white-pupil': {
    words: 'A white pupil, or a white glow in photos',
    audience: 'children',
    urgency: 'today',
    source: source.whitePupil,
  },
  'eye-turn': {
    words: 'An eye that newly turns in or out',
    audience: 'children',
    urgency: 'today',
    source: source.eyeTurn,
  },
  'other-hit': {
    words: 'Any other hit to the eye, or pain in the days after one',
    audience: 'everyone',
    urgency: 'today',
    firstAid: ['Hold a cold pack near the eye without pressing on it.'],
    source: source.eyeEmergencies,
  },
  'speck-or-scratch': {
    words: 'A scratch, or a speck that does not rinse out',
    audience: 'everyone',
    urgency: 'today',
    firstAid: ['Do not rub. Rinse with clean water or saline once more, then leave the eye alone.'],
    source: source.eyeEmergencies,
  },
  'sore-after-uv': {
    words: 'Eye pain, or light that hurts, after sun, snow, welding, or a UV lamp',
    audience: 'everyone',
    urgency: 'today',
    source: source.photokeratitis,
  },
  'looked-at-sun': {
    words: 'Blur or a spot in your vision after you looked at the sun',
    audience: 'everyone',
    urgency: 'today',
    source: source.solarEclipse,
  },
  'out-of-glaucoma-drops': {
    words: 'You have run out of drops',
    audience: 'glaucoma drops',
    urgency: 'today',
    source: source.glaucoma,
  },
  'drops-irritate': {
    words: 'Eye drops that cause pain, discharge, or worse redness',
    audience: 'everyone',
    urgency: 'today',
    source: source.eyeDrops,
  },
});
