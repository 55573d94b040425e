import { defineSigns } from './define.ts';
import * as source from './sources.ts';

const callPoisonControl = [
  'Call Poison Control at 1-800-222-1222 on the way. For a seizure or trouble breathing, call 911.',
];

/** Signs that belong in a hospital: call 911, or go to an emergency room now. */
export const emergency = defineSigns({
  'stroke-signs': {
    words:
      'Any sudden sign of a stroke, with or without a change in vision: a drooping face, a weak or numb arm or leg, trouble speaking, loss of balance, or the worst headache of your life',
    audience: 'everyone',
    urgency: '911',
    source: source.stroke,
  },
  'half-vision-loss': {
    words: 'Sudden loss of the left or the right half of what you see, on the same side in both eyes',
    audience: 'everyone',
    urgency: '911',
    source: source.halfVisionLoss,
  },
  'head-injury-danger': {
    words:
      'After a blow to the head, any of: fainting, a seizure, repeated vomiting, confusion, or a headache that gets worse',
    audience: 'everyone',
    urgency: '911',
    topics: ['sports-vision-safety'],
    source: source.headInjury,
  },
  'trouble-breathing': {
    words: 'Swelling of the tongue or throat, or trouble breathing',
    audience: 'everyone',
    urgency: '911',
    topics: ['allergies'],
    source: source.anaphylaxis,
  },
  'glaucoma-drops-breathing': {
    words: 'Shortness of breath, fainting, or a slow heartbeat',
    audience: 'glaucoma drops',
    urgency: '911',
    firstAid: ['Tell the 911 operator which eye drops you use.'],
    topics: ['glaucoma'],
    source: source.timolol,
  },
  'sudden-vision-loss': {
    words: 'Sudden loss of vision in one or both eyes',
    audience: 'everyone',
    urgency: 'emergency room',
    topics: ['flashes-floaters'],
    source: source.eyeEmergencies,
  },
  'vision-comes-and-goes': {
    words: 'Vision that goes dark for seconds or minutes, even if it comes back',
    audience: 'everyone',
    urgency: 'emergency room',
    source: source.eyeEmergencies,
  },
  'pregnancy-vision-change': {
    words: 'Blurred vision, flashes, spots, or loss of vision, especially with a headache or swelling',
    audience: 'pregnant or recently pregnant',
    urgency: 'emergency room',
    firstAid: ['Call your pregnancy doctor on the way. Say that you are pregnant, or were in the last year.'],
    source: source.pregnancy,
  },
  'chemical-splash': {
    words: 'A chemical in the eye',
    audience: 'everyone',
    urgency: 'emergency room',
    action: 'Rinse now for 15 minutes. Then go to an emergency room',
    firstAid: [
      'Rinse the eye with clean, lukewarm tap water for at least 15 minutes, before anything else. Keep the eye open and blink.',
      'Take contact lenses out while you rinse, if they come out easily.',
      'While you rinse, have someone call Poison Control at 1-800-222-1222. It is free and open all day and night.',
      'Take the bottle or its label with you.',
    ],
    source: source.chemicalSplash,
  },
  'cut-or-stuck-object': {
    words:
      'A cut on the eye, an object stuck in it, or something small that flew at it from a hammer, grinder, drill, mower, BB gun, or firework, even if it feels like a speck',
    audience: 'everyone',
    urgency: 'emergency room',
    firstAid: ['Do not rub, press, or rinse the eye, and do not pull anything out. Shield it without touching it.'],
    topics: ['sports-vision-safety'],
    source: source.foreignBody,
  },
  'animal-bite': {
    words: 'An animal bite on or near the eye, or an eye that an animal has scratched',
    audience: 'everyone',
    urgency: 'emergency room',
    source: source.animalBite,
  },
  'hard-blow': {
    words:
      'A hard blow to the eye with any of: vision loss, double vision, severe pain, blood in the colored part of the eye, or pupils of different sizes',
    audience: 'everyone',
    urgency: 'emergency room',
    firstAid: ['Do not press on the eye. Take no aspirin or ibuprofen until you have been seen.'],
    topics: ['sports-vision-safety'],
    source: source.eyeEmergencies,
  },
  'severe-eye-pain': {
    words:
      'Severe eye pain, especially with any of: headache, nausea or vomiting, halos around lights, blurred vision, or a red eye',
    audience: 'everyone',
    urgency: 'emergency room',
    topics: ['glaucoma'],
    source: source.angleClosure,
  },
  'double-vision-droopy-lid-pupils': {
    words:
      'Sudden double vision, an eyelid that suddenly droops without swelling, or pupils that suddenly differ in size',
    audience: 'everyone',
    urgency: 'emergency room',
    source: source.eyelidDrooping,
  },
  'swollen-lid-deep-infection': {
    words:
      'A swollen or red eyelid with any of: pain when the eye moves, a bulging eye, double vision, or vision that gets worse and stays so after a blink',
    audience: 'everyone',
    urgency: 'emergency room',
    topics: ['stye-chalazion'],
    source: source.orbitalCellulitis,
  },
  'child-fever-swollen-lid': {
    words: 'A red, swollen eyelid with a fever',
    audience: 'children',
    urgency: 'emergency room',
    topics: ['stye-chalazion'],
    source: source.orbitalCellulitis,
  },
  'newborn-red-eyes': {
    words: 'Red, swollen, or sticky eyes in the first month of life',
    audience: 'newborns',
    urgency: 'emergency room',
    action: 'Call your baby’s doctor now. If you cannot reach them, go to an emergency room',
    topics: ['conjunctivitis'],
    source: source.newborn,
  },
  'swallowed-drops': {
    words:
      'Swallowed eye drops, even a sip, or any of these after drops: unusual sleepiness, a limp body, slow breathing, or a slow heartbeat',
    audience: 'children',
    urgency: 'emergency room',
    firstAid: callPoisonControl,
    source: source.swallowedDrops,
  },
  'atropine-too-much': {
    words: 'After atropine drops, any of: a fever, flushed skin, a fast heartbeat, or confusion',
    audience: 'children',
    urgency: 'emergency room',
    firstAid: callPoisonControl,
    topics: ['myopia-control'],
    source: source.atropine,
  },
  'new-headache-vision-change': {
    words: 'A change in vision with any of: a new headache, a scalp that hurts to touch, or jaw pain when chewing',
    audience: 'over 50',
    urgency: 'emergency room',
    source: source.giantCellArteritis,
  },
});
