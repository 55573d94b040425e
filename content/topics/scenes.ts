/** The caption of a scene while the slider is at clear vision. */
export const clearScene =
  'Clear vision: a child with a ball on a city street, a bus, a sign, a traffic light, and a phone in the hand.';

/** The captions of the scenes by topic: what a person sees, in one or two plain sentences. */
export const scenes = {
  cataracts: 'With a cataract everything looks hazy, faded, and a little yellow, and lights are ringed with glare.',
  glaucoma:
    'Glaucoma takes side vision first: what is near the edges turns dim and blurred, then goes missing, while the center stays clear. Most people do not notice until late.',
  'diabetic-retinopathy':
    'With diabetic retinopathy, dark or empty spots and strings float in the picture, and parts of it blur and come back.',
  'macular-degeneration':
    'With macular degeneration the center fades: faces and words look smeared or bent, or hide behind a gray spot, while the sides stay clear.',
  'myopia-in-kids':
    'With nearsightedness, far things blur and near things stay sharp: the phone is clear, the street is not.',
  'myopia-control':
    'The stronger the nearsightedness gets, the more the street blurs without glasses, while the phone in the hand stays clear.',
  'presbyopia-solutions':
    'With presbyopia, near print blurs and far things stay sharp: the street is clear, the phone in the hand is not.',
  'flashes-floaters':
    'Floaters are specks and strands that drift across the picture. New floaters or flashes can be urgent: see When to Call Us.',
  'dry-eye-disease':
    'With dry eye, vision comes and goes: parts of the picture smear until a blink spreads the tears again.',
};
