import { practice } from '../practice.ts';
import type { Service } from '../schema/entries.ts';
import { advancedDiagnosticTechnology } from './summaries.ts';

export default {
  ...advancedDiagnosticTechnology,
  detailedDescription: [
    'Some eye problems hide below the surface. Scans and photos let us look at the layers of the eye, and compare them from one year to the next.',
    'An OCT (optical coherence tomography) scan uses light to show the layers at the back of the eye. It takes seconds, and nothing touches the eye. A wide photo shows much of the retina, the lining that catches light. A visual field test finds gaps in your side vision.',
    'We use the tools that fit your eyes and your risk. A scan adds to an exam and does not take the place of one, and it may be billed separately.',
  ],
  testingIncludes: [
    'OCT scan of the optic nerve, and of the macula, which sees fine detail',
    'Wide photo of the back of the eye',
    'Side vision (visual field) test',
    'Map of the curve of the eye',
    'Thickness of the front of the eye',
    'Pictures of the oil glands in the lids',
    'Measurement of the length of the eye',
  ],
  benefitsList: [
    'Small changes can be found early',
    'A record to compare year by year',
    'Many tests take only minutes and do not touch the eye',
    'You see what we see',
  ],
  steps: [
    {
      title: 'We choose the tests',
      text: 'Your age, family history, health, and what we find in the exam tell us which ones make sense.',
    },
    {
      title: 'You look into the instrument',
      text: 'You rest your chin, look at a small light, and keep still for a few seconds.',
    },
    {
      title: 'You press a button',
      text: 'For a visual field test you look straight ahead and press each time you notice a light.',
    },
    {
      title: 'We compare',
      text: 'We put the new pictures beside older ones and beside those of healthy eyes of your age.',
    },
    {
      title: 'We explain',
      text: 'You look at the pictures with us and hear what they mean, what they cannot show, and when to repeat them.',
    },
  ],
  length: 'Most scans and photos take only minutes, and a visual field test 5 to 10 minutes for each eye.',
  drops:
    'Most tests need no drops. Some photos are clearer with drops that widen the pupils and blur near vision, so bring sunglasses and a driver in case.',
  risks: [
    'Bright flashes can dazzle for a moment, with no known harm at the levels used',
    'A test can look abnormal when the eye is fine, or miss a problem, so we do not decide by one test alone',
  ],
  cost: null,
  questions: [
    {
      id: 'does-it-hurt',
      question: 'Do the tests hurt?',
      answer: [
        'No, most do not touch the eye at all, and when one does, such as for thickness, a numbing drop comes first.',
      ],
    },
    {
      id: 'photo-or-drops',
      question: 'Can a wide photo replace the drops?',
      answer: [
        'A photo sometimes can. It shows a large part of the retina, and drops let us look at all of it and in depth.',
        'We advise drops for flashes, floaters, severe nearsightedness, diabetes, and whenever a photo leaves a question open.',
      ],
    },
    {
      id: 'how-often',
      question: 'How often do I need a scan?',
      answer: [
        'Many healthy people need none, or one as a starting point.',
        'With glaucoma, diabetes, or macular disease we often repeat scans every 6 to 12 months, because change over time tells us the most.',
      ],
    },
    {
      id: 'radiation',
      question: 'Is there radiation?',
      answer: [
        'No X-rays are used, because these tools work with light, and a few with sound.',
        'They can be used in pregnancy and in children who can sit still. Tell us if flashing light bothers you or sets off seizures.',
      ],
    },
    {
      id: 'insurance',
      question: 'Does insurance pay for scans?',
      answer: [
        'A medical plan often covers a scan that a disease such as glaucoma calls for, but not one done only as a screening, which you may refuse.',
      ],
    },
  ],
  urgent: [],
  relatedDoctors: ['dr-miriam-castellan', 'dr-anya-voronetska'],
  searchWords: [
    'OCT scan',
    'eye scan',
    'retinal photo',
    'retina scan',
    'retinal imaging',
    'optomap',
    'wide field photo',
    'visual field test',
    'side vision test',
    'peripheral vision test',
    'corneal topography',
    'corneal thickness',
    'pachymetry',
    'meibography',
    'axial length',
    'glaucoma test',
    'macular degeneration test',
    'escaneo de retina',
    'foto de la retina',
  ],
  appointmentType: 'Comprehensive Eye Exam',
  relatedTopics: ['glaucoma', 'macular-degeneration', 'diabetic-retinopathy', 'dry-eye-disease'],
  modal: {
    intro: 'Scans and photos show what a look from outside cannot, and most take only minutes.',
    lists: [
      {
        title: 'What we can look for',
        items: [
          'Glaucoma, a disease of the optic nerve',
          'Changes in the macula, which sees fine detail',
          'Eye changes from diabetes',
          'Tears or thin spots at the back of the eye',
          'Blocked oil glands that dry the eye',
        ],
      },
    ],
    closingNote: 'We tell you which tests we advise, why, and what they cost before we start.',
  },
  metaTitle: `Eye Scans and Imaging | ${practice.name}`,
  metaDescription:
    'Eye scans and photos in Brooklyn: OCT, wide retinal photos, side vision tests, and gland pictures that help us find small changes early.',
} satisfies Service;
