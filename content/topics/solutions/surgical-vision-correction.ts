import type { Topic } from '../../schema/entries.ts';
import { signs } from '../../signs/index.ts';
import { surgicalVisionCorrection } from '../summaries.ts';

export default {
  ...surgicalVisionCorrection,
  metaDescription:
    'LASIK, PRK, SMILE, or a lens implant? Learn who may be a candidate, what the risks are, and how we see you before and after surgery in Brooklyn.',
  urgent: 'after-surgery-worse',
  whatIsIt: [
    'Surgery is one way to depend less on glasses or contact lenses. LASIK, PRK, and SMILE use a laser to reshape the cornea, the clear front of the eye. Other operations put a new lens inside the eye. A surgeon operates, and we care for you before and after.',
    'You may be a candidate if you are an adult, your eyes are healthy, and your prescription has been steady for at least a year. Many surgeons recommend waiting until your early 20s.',
    'Laser surgery is often not advised if your cornea is thin or cone-shaped (keratoconus). The same is true of severe dry eye, glaucoma, a past herpes infection of the eye, pregnancy, or nursing. Diabetes, immune disease, and some medicines can slow healing.',
    'Most people are happy with the result, but no surgery is free of risk. Dryness, glare, and halos (rings of light around lamps) are common for weeks to months, and for some people they last. Serious harm is rare. It includes infection, lasting eye pain, a cornea that weakens and bulges (ectasia), and lost vision.',
  ],
  symptoms: [],
  howWeHelp: [
    'We map your cornea, measure its thickness and your pupils, and treat dry eye before surgery.',
    'We examine the back of your eye through wide pupils. Surgery does not remove the risk that severe nearsightedness brings to the retina, the layer at the back.',
    'We discuss the benefits, risks, and alternatives without any pressure.',
    'We tell you when to stop your contact lenses. Soft ones usually stay out for at least two weeks before the measurements, and others for longer.',
    'We refer you to a surgeon and share your test results. Afterward we see you on day 1, at week 1, and at months 1, 3, 6, and 12.',
  ],
  treatments: [
    {
      name: 'LASIK',
      how: 'The surgeon lifts a thin flap of the cornea, reshapes the layer underneath with a laser, and lays the flap back.',
      suits:
        'Nearsightedness, farsightedness, and astigmatism (an uneven curve of the eye), if the cornea is thick enough. Approved for adults, from age 18 or 21.',
      risks: 'Dryness, glare, halos, or a displaced flap. Infection, ectasia, and lasting pain are rare.',
      price: null,
      here: 'We refer you',
    },
    {
      name: 'PRK',
      how: 'The surgeon removes the thin outer layer of the cornea, which grows back, and reshapes the surface with a laser.',
      suits: 'People with a thinner cornea, or whose work or sport could displace a flap.',
      risks: 'Several sore days, slower healing, and haze. Infection and ectasia are rare.',
      price: null,
      here: 'We refer you',
    },
    {
      name: 'SMILE',
      how: 'A laser outlines a tiny disc inside the cornea, and the surgeon removes it through a small opening.',
      suits: 'Nearsightedness, with or without astigmatism. Approved from age 22.',
      risks: 'Dryness, glare, halos, or difficulty removing the disc. Infection and ectasia are rare.',
      price: null,
      here: 'We refer you',
    },
    {
      name: 'Implantable lens (ICL)',
      how: 'A thin lens goes between the iris (the colored ring) and your own lens, and it can be removed again.',
      suits: 'Stronger nearsightedness, or a cornea that is unsuitable for a laser. Approved for ages 21 to 60.',
      risks: 'High eye pressure, a cataract, infection, loss of corneal cells, or another operation.',
      price: null,
      here: 'We refer you',
    },
    {
      name: 'Lens exchange',
      how: 'An implant replaces your own clear lens, just as in cataract surgery.',
      suits: 'Some people past their mid-40s, mainly with farsightedness.',
      risks:
        'Infection, glare, or a detached retina, which is more likely in nearsighted eyes. This use is off label: the FDA has approved implants for cataracts.',
      price: null,
      here: 'We refer you',
    },
  ],
  careTips: [
    'Use your drops as your surgeon prescribed them, even when your eye feels fine.',
    'Do not rub your eye, and wear the shield at night for as long as you are told.',
    'Ask your surgeon when you may shower, swim, wear makeup, and exercise.',
    'Wear sunglasses outdoors, and keep every follow-up visit even if you see well.',
  ],
  homeTools: [],
  whenToCall: signs(
    'sudden-vision-loss',
    'curtain-or-side-vision',
    'after-surgery-worse',
    'after-surgery-injury',
    'floaters-or-flashes',
    'glare-after-surgery',
  ),
  questions: [
    {
      id: 'does-it-hurt',
      question: 'Does laser eye surgery hurt?',
      answer: [
        'Numbing drops prevent most pain during surgery, although you may feel pressure.',
        'Eyes often burn and water for several hours after LASIK or SMILE, and are sore for several days after PRK.',
      ],
    },
    {
      id: 'work-and-driving',
      question: 'How soon can I work and drive?',
      answer: [
        'Often within a day or two after LASIK or SMILE, and about a week after PRK.',
        'Somebody has to take you home afterward, and your surgeon decides when you may drive.',
      ],
    },
    {
      id: 'how-long-it-lasts',
      question: 'How long does it last?',
      answer: [
        'The change to the cornea is permanent, but your eyes continue to change with age.',
        'Some people need a second treatment or return to glasses for some activities.',
      ],
    },
    {
      id: 'reading-glasses',
      question: 'Will I still need reading glasses?',
      answer: [
        'Most likely, from your 40s on, because laser surgery does not stop presbyopia, the loss of near focus with age.',
        'Setting one eye for near, called monovision, can help but weakens depth vision. Try it with contact lenses first.',
      ],
    },
  ],
  visit: {
    tests: 'We measure your cornea, pupils, tears, and prescription, and examine the back of the eye.',
    length: 'The visit before surgery takes about an hour, and visits afterward take 20 to 40 minutes.',
    drops: 'Needed before surgery, so plan for a ride home.',
    whom: 'Dr. Voronetska (before and after eye surgery).',
    insurance: 'Usually not covered, because most plans do not consider it medically necessary. Some offer a discount.',
    bring:
      'Your glasses, old prescriptions, and a list of your medicines. Ask us beforehand when to stop contact lenses.',
  },
  relatedServices: ['surgical-comanagement', 'advanced-diagnostic-technology', 'emergency-eye-care'],
  relatedTopics: ['cataracts', 'presbyopia-solutions', 'flashes-floaters'],
  searchWords: [
    'LASIK',
    'lasik surgery',
    'lasic',
    'lazik',
    'laser eye surgery',
    'PRK',
    'SMILE',
    'ICL',
    'EVO lens',
    'implantable contact lens',
    'lens replacement',
    'refractive surgery',
    'get rid of glasses',
    'lasik risks',
    'cirugía láser de los ojos',
    'operarse la vista',
  ],
  sources: [
    {
      organization: 'US Food and Drug Administration',
      title: 'When is LASIK not for me?',
      url: 'https://www.fda.gov/medical-devices/lasik/when-lasik-not-me',
      supports: 'Who may not be a fit: age, changing prescription, pregnancy, dry eye, thin cornea, and disease',
      checkedOn: null,
    },
    {
      organization: 'US Food and Drug Administration',
      title: 'What should I expect before, during, and after surgery?',
      url: 'https://www.fda.gov/medical-devices/lasik/what-should-i-expect-during-and-after-surgery',
      supports: 'When to stop contact lenses, the operation, and healing',
      checkedOn: null,
    },
    {
      organization: 'US Food and Drug Administration',
      title: 'Phakic Intraocular Lenses: What are the risks?',
      url: 'https://www.fda.gov/medical-devices/phakic-intraocular-lenses/what-are-risks',
      supports: 'Risks of an implantable lens',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Ophthalmology',
      title: 'LASIK: laser eye surgery',
      url: 'https://www.aao.org/eye-health/treatments/lasik',
      supports: 'How LASIK works, who may be a fit, side effects, and risks',
      checkedOn: null,
    },
    {
      organization: 'MedlinePlus, National Library of Medicine',
      title: 'LASIK eye surgery',
      url: 'https://medlineplus.gov/ency/article/007018.htm',
      supports: 'Risks, healing, and care after surgery',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
