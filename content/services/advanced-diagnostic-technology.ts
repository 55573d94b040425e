import { practice } from '../practice.ts';
import type { Service } from '../types.ts';
import { advancedDiagnosticTechnology } from './summaries.ts';

export default {
  ...advancedDiagnosticTechnology,
  detailedDescription: [
    'Some eye problems hide below the surface. Scans and photos let us see the layers of the eye, and compare them from one year to the next.',
    'An OCT (optical coherence tomography) scan uses light to show the layers at the back of the eye. It takes seconds, and nothing touches the eye. A wide photo shows much of the retina, the lining that catches light. A field test finds gaps in your side vision.',
    'Other tools map the curve of the eye, measure how thick its front is, and show the oil glands in the lids. We use the ones that fit your eyes and your risk.',
    'We show you your own pictures and tell you what they mean. A scan adds to an exam. It does not take the place of one, and it may be billed apart. We tell you the price before we start.',
  ],
  testingIncludes: [
    'OCT scan of the nerve and the macula, the center of sight',
    'Wide photo of the back of the eye',
    'Side vision (visual field) test',
    'Map of the curve of the eye',
    'Thickness of the front of the eye',
    'Pictures of the oil glands in the lids',
    'Measurement of the length of the eye',
  ],
  benefitsList: [
    'Small changes can be seen early',
    'A record to compare year by year',
    'Many tests take only minutes and do not touch the eye',
    'You see what we see',
  ],
  appointmentType: 'Comprehensive Eye Exam',
  relatedTopics: ['glaucoma', 'macular-degeneration', 'diabetic-retinopathy', 'dry-eye-disease'],
  modal: {
    intro: 'Scans and photos that show what a look from outside cannot. Most take only minutes.',
    lists: [
      {
        title: 'What we can look for',
        items: [
          'Glaucoma, a disease of the nerve of sight',
          'Changes in the macula, the center of sight',
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
