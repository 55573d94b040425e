import { defineSigns } from './define.ts';
import * as source from './sources.ts';

/** Signs that can wait some days, and questions for the next exam. */
export const later = defineSigns({
  'lasts-or-returns': {
    words: 'Symptoms that last more than a week or two, come back, or bother you at work or school',
    audience: 'everyone',
    urgency: 'this week',
    source: source.eyeExams,
  },
  'dryness-lasts': {
    words: 'Lubricating drops needed more than four times a day, or dryness that lasts two weeks',
    audience: 'everyone',
    urgency: 'this week',
    source: source.dryEye,
  },
  'strain-lasts': {
    words: 'Headaches, tired eyes, or blur after two weeks of regular breaks',
    audience: 'everyone',
    urgency: 'this week',
    source: source.screens,
  },
  'child-squints': {
    words: 'Squinting, headaches, avoiding reading, or a failed vision test at school',
    audience: 'children',
    urgency: 'this week',
    source: source.childExams,
  },
  'double-vision-slow': {
    words: 'Double vision that came on slowly, or only after near work',
    audience: 'everyone',
    urgency: 'this week',
    source: source.eyeExams,
  },
  'child-glasses-weak': {
    words: 'Glasses that seem too weak within a year',
    audience: 'children',
    urgency: 'this week',
    source: source.childExams,
  },
  'child-rubs-eyes': {
    words: 'Rubbing both eyes all day',
    audience: 'children',
    urgency: 'this week',
    source: source.allergy,
  },
  'allergy-drops-fail': {
    words: 'Store-bought allergy drops that have not helped after three days',
    audience: 'everyone',
    urgency: 'this week',
    source: source.allergy,
  },
  'lump-lasts': {
    words:
      'An eyelid bump that is no better in one to two weeks, comes back in the same place, or makes lashes fall out',
    audience: 'everyone',
    urgency: 'this week',
    source: source.stye,
  },
  'lids-no-better': {
    words: 'Sore or crusty eyelids that are no better after two to four weeks of daily care',
    audience: 'everyone',
    urgency: 'this week',
    source: source.blepharitis,
  },
  'glare-bothers': {
    words: 'Blur or glare that makes it hard to drive, read, or work',
    audience: 'everyone',
    urgency: 'this week',
    source: source.cataracts,
  },
  'glaucoma-care-slips': {
    words: 'Drops that are hard to use, or a missed follow-up visit',
    audience: 'glaucoma drops',
    urgency: 'this week',
    source: source.glaucoma,
  },
  'diabetes-exam-due': {
    words:
      'No dilated eye exam in the last year, newly found type 2 diabetes, a new pregnancy, or plans to start insulin or a GLP-1 medicine',
    audience: 'people with diabetes',
    urgency: 'this week',
    source: source.diabetes,
  },
  'faces-harder': {
    words: 'Reading, or knowing faces, that has become harder',
    audience: 'everyone',
    urgency: 'this week',
    source: source.macularDegeneration,
  },
  'growth-changes': {
    words: 'A growth or dark spot on the eye or eyelid that is new or has changed',
    audience: 'everyone',
    urgency: 'this week',
    source: source.pterygium,
  },
  'new-glasses-wrong': {
    words: 'New glasses that still make you dizzy, or make you see double, after one to two weeks',
    audience: 'everyone',
    urgency: 'this week',
    source: source.eyeExams,
  },
  'lenses-feel-dry': {
    words: 'Lenses that feel dry for more than a week or two, with no redness or pain',
    audience: 'contact lens wearers',
    urgency: 'this week',
    source: source.lensCare,
  },
  'glare-after-surgery': {
    words: 'Dryness, glare, or halos that bother you at work or when you drive',
    audience: 'after eye surgery',
    urgency: 'this week',
    source: source.lasik,
  },
  'hazy-again': {
    words: 'Vision that slowly turns hazy again, months or years after cataract surgery',
    audience: 'everyone',
    urgency: 'this week',
    source: source.cataractSurgery,
  },
  'before-vitamins': {
    words:
      'You plan to start a high-dose vitamin, and you smoke or used to smoke, are pregnant, have kidney stones, or take a blood thinner',
    audience: 'everyone',
    urgency: 'this week',
    source: source.supplements,
  },
  'slow-change': {
    words: 'Vision that changes slowly, or glasses that feel weak',
    audience: 'everyone',
    urgency: 'next exam',
    source: source.eyeExams,
  },
  'family-history': {
    words: 'Glaucoma, macular degeneration, strong nearsightedness, or another eye disease in your family',
    audience: 'everyone',
    urgency: 'next exam',
    source: source.eyeExams,
  },
  'old-floaters': {
    words: 'Old floaters that have not changed',
    audience: 'everyone',
    urgency: 'next exam',
    source: source.retinalDetachment,
  },
  'seasonal-itch': {
    words: 'A mild itch in the same season each year',
    audience: 'everyone',
    urgency: 'next exam',
    source: source.allergy,
  },
  'mild-dryness': {
    words: 'Mild dryness that comes and goes',
    audience: 'everyone',
    urgency: 'next exam',
    source: source.dryEye,
  },
  'lump-fades': {
    words: 'A small eyelid lump that is slowly going away',
    audience: 'everyone',
    urgency: 'next exam',
    source: source.stye,
  },
  'steroid-use': {
    words: 'Steroid medicine that you take in any form',
    audience: 'everyone',
    urgency: 'next exam',
    source: source.glaucoma,
  },
  'lash-products': {
    words: 'Lash serums, lash extensions, or makeup that you would like to use',
    audience: 'everyone',
    urgency: 'next exam',
    source: source.blepharitis,
  },
  'sport-eyewear': {
    words: 'The eyewear that fits your sport',
    audience: 'everyone',
    urgency: 'next exam',
    source: source.sports,
  },
  'sunglasses-check': {
    words: 'Sunglasses that you would like checked for UV protection',
    audience: 'everyone',
    urgency: 'next exam',
    source: source.sunglasses,
  },
  'laser-candidate': {
    words: 'Whether laser or lens surgery could suit you',
    audience: 'adults',
    urgency: 'next exam',
    source: source.lasik,
  },
  'food-and-eyes': {
    words: 'Food, vitamins, and what could lower your risk',
    audience: 'everyone',
    urgency: 'next exam',
    source: source.supplements,
  },
});
