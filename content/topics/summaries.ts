import type { TopicSummary } from '../schema/entries.ts';

export const dryEyeDisease: TopicSummary = {
  slug: 'dry-eye-disease',
  title: 'Dry Eye Disease',
  category: 'conditions',
  summary: 'Burning, gritty, or watery eyes, and what can calm them.',
};

export const digitalEyeStrain: TopicSummary = {
  slug: 'digital-eye-strain',
  title: 'Digital Eye Strain',
  category: 'conditions',
  summary: 'Why screens tire your eyes, and small changes that help.',
};

export const styeChalazion: TopicSummary = {
  slug: 'stye-chalazion',
  title: 'Stye / Chalazion',
  category: 'conditions',
  summary: 'Sore bumps and lumps on the eyelid, and how to care for them.',
};

export const allergies: TopicSummary = {
  slug: 'allergies',
  title: 'Allergies',
  category: 'conditions',
  summary: 'Itchy, red, puffy eyes from pollen, dust, or pets, and what calms them.',
};

export const conjunctivitis: TopicSummary = {
  slug: 'conjunctivitis',
  title: 'Conjunctivitis',
  category: 'conditions',
  summary: 'Pink eye: what causes it, how it spreads, and how it is treated.',
};

export const cataracts: TopicSummary = {
  slug: 'cataracts',
  title: 'Cataracts',
  category: 'conditions',
  summary: 'A cloudy lens inside the eye, and how we help you choose what to do.',
};

export const glaucoma: TopicSummary = {
  slug: 'glaucoma',
  title: 'Glaucoma',
  category: 'conditions',
  summary: 'Damage to the optic nerve that often has no early signs.',
};

export const diabeticRetinopathy: TopicSummary = {
  slug: 'diabetic-retinopathy',
  title: 'Diabetic Retinopathy',
  category: 'conditions',
  summary: 'How diabetes can harm the back of the eye, and why yearly exams matter.',
};

export const macularDegeneration: TopicSummary = {
  slug: 'macular-degeneration',
  title: 'Macular Degeneration',
  category: 'conditions',
  summary: 'A loss of central vision with age, and how we watch it and may slow it.',
};

export const flashesFloaters: TopicSummary = {
  slug: 'flashes-floaters',
  title: 'Flashes / Floaters',
  category: 'conditions',
  summary: 'Specks and flickers of light: which are harmless, and which cannot wait.',
};

export const myopiaInKids: TopicSummary = {
  slug: 'myopia-in-kids',
  title: 'Myopia in Kids',
  category: 'conditions',
  summary: 'Why far things look blurry to some children, and how to spot it.',
};

export const glassesLensOptions: TopicSummary = {
  slug: 'glasses-lens-options',
  title: 'Glasses: Lens Options',
  category: 'solutions',
  summary: 'Lens designs, materials, and coatings in plain words.',
};

export const contactLenses: TopicSummary = {
  slug: 'contact-lenses',
  title: 'Contact Lenses',
  category: 'solutions',
  summary: 'Kinds of contact lenses, and habits that keep your eyes safe.',
};

export const presbyopiaSolutions: TopicSummary = {
  slug: 'presbyopia-solutions',
  title: 'Presbyopia Solutions',
  category: 'solutions',
  summary: 'Ways to read clearly again after 40.',
};

export const myopiaControl: TopicSummary = {
  slug: 'myopia-control',
  title: 'Myopia Control',
  category: 'solutions',
  summary: 'Lenses and drops that can slow nearsightedness in children.',
};

export const surgicalVisionCorrection: TopicSummary = {
  slug: 'surgical-vision-correction',
  title: 'Surgical Vision Correction',
  category: 'solutions',
  summary: 'What eye surgery can do, who may be a candidate, and how we help.',
};

export const screenHabits: TopicSummary = {
  slug: 'screen-habits',
  title: 'Screen Habits',
  category: 'prevention',
  summary: 'Simple habits that keep eyes comfortable at a screen.',
};

export const uvEyeProtection: TopicSummary = {
  slug: 'uv-eye-protection',
  title: 'UV Eye Protection',
  category: 'prevention',
  summary: 'How sunlight can harm eyes, and what to look for in sunglasses.',
};

export const nutritionForEyeHealth: TopicSummary = {
  slug: 'nutrition-for-eye-health',
  title: 'Nutrition for Eye Health',
  category: 'prevention',
  summary: 'Foods that are good for eyes, and what pills can and cannot do.',
};

export const hygieneLidsLashes: TopicSummary = {
  slug: 'hygiene-lids-lashes',
  title: 'Hygiene: Lids / Lashes',
  category: 'prevention',
  summary: 'How to keep eyelids and lashes clean and comfortable.',
};

export const sportsVisionSafety: TopicSummary = {
  slug: 'sports-vision-safety',
  title: 'Sports Vision Safety',
  category: 'prevention',
  summary: 'Eyewear that can prevent most sports eye injuries.',
};

/** All topics, category by category, in the order of the hub. */
export const topics: readonly TopicSummary[] = [
  dryEyeDisease,
  digitalEyeStrain,
  styeChalazion,
  allergies,
  conjunctivitis,
  cataracts,
  glaucoma,
  diabeticRetinopathy,
  macularDegeneration,
  flashesFloaters,
  myopiaInKids,
  glassesLensOptions,
  contactLenses,
  presbyopiaSolutions,
  myopiaControl,
  surgicalVisionCorrection,
  screenHabits,
  uvEyeProtection,
  nutritionForEyeHealth,
  hygieneLidsLashes,
  sportsVisionSafety,
];
