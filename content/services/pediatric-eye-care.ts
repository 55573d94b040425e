import { practice } from '../practice.ts';
import type { Service } from '../schema/entries.ts';
import { pediatricEyeCare } from './summaries.ts';

export default {
  ...pediatricEyeCare,
  detailedDescription: [
    'Children rarely say that they see poorly, because they think everyone sees the way they do. An exam can find a problem while it is still easy to treat.',
    'Your child does not need to read or talk, because we use pictures, toys, and lights. We explain each step before we do it.',
    'The American Optometric Association advises a first exam between 6 and 12 months of age. At least one more should follow between ages 3 and 5, one before first grade, and then one each year. Your pediatrician also checks vision, and the two work well together.',
    'We look for a need for glasses, a lazy eye (an eye that has not learned to see well), and eyes that do not point the same way. Some signs in a child’s eye cannot wait, and our Is It Urgent? page lists them.',
  ],
  testingIncludes: [
    'Vision test with pictures, shapes, or letters',
    'Check for a lazy eye, and for eyes that do not point the same way',
    'How the eyes follow, team, and focus',
    'Measurement for glasses, with drops that relax focus',
    'Color vision and depth',
    'The health of the eye, inside and out',
  ],
  benefitsList: [
    'Problems can be found while they respond well to care',
    'Clear vision supports reading, school, and play',
    'Advice on frames that fit small faces and hold up to sports',
    'One place for the whole family',
  ],
  steps: [
    {
      title: 'Your child meets us',
      text: 'There is time to look around and touch the tools, and a young child can sit on your lap.',
    },
    {
      title: 'We play and test',
      text: 'Pictures, toys, and lights show us how each eye sees and how the two work together.',
    },
    {
      title: 'We use drops if they help',
      text: 'The drops sting for a moment and need about half an hour to work, so bring a snack or a quiet toy.',
    },
    {
      title: 'We look inside',
      text: 'Lights and lenses let us measure for glasses and see the back of the eye.',
    },
    {
      title: 'We talk with you',
      text: 'You hear what we found, whether glasses would help, and when the next visit makes sense.',
    },
  ],
  length: 'A visit takes about an hour, and often less for a baby.',
  drops:
    'We usually use drops at a first exam. For up to a day, near vision can blur and light can feel bright. Bring a hat or sunglasses, and tell the teacher if school is next.',
  risks: [
    'Stinging for a moment, then blur up close and glare for up to a day',
    'Rarely, flushed skin, sleepiness, or a fast heartbeat from the drops, whose dose we choose by age',
  ],
  cost: null,
  questions: [
    {
      id: 'first-exam',
      question: 'When should my child have a first eye exam?',
      answer: [
        'A good time is between 6 and 12 months of age. Come sooner if an eye problem runs in the family or something looks odd to you.',
        'If a first exam has not happened yet, any age is a good age to start.',
      ],
    },
    {
      id: 'school-screening',
      question: 'My child passed the school screening. Is an exam still needed?',
      answer: [
        'It is worth asking, because a screening can miss farsightedness, focusing trouble, and a mild lazy eye.',
        'Doctors differ on how often a child with no symptoms needs one. We go by age, family history, and what you have noticed.',
      ],
    },
    {
      id: 'cannot-read',
      question: 'Can you test a child who cannot read or talk?',
      answer: [
        'Yes, we can measure even the eyes of a baby.',
        'A light and a few lenses show us how the eye focuses, and toys show us how it follows.',
      ],
    },
    {
      id: 'glasses-weaken',
      question: 'Will glasses make my child’s eyes weaker?',
      answer: [
        'No, glasses do not weaken eyes, though a child may want them more once the world is clear.',
        'In a young child, the right glasses can also help a lazy eye learn to see.',
      ],
    },
    {
      id: 'insurance',
      question: 'Does insurance pay for a child’s eye exam and glasses?',
      answer: ['Many plans do, so bring both cards if your child has a vision plan and a medical plan.'],
    },
  ],
  urgent: [],
  relatedDoctors: ['dr-meilan-tsoi'],
  searchWords: [
    'kids eye doctor',
    'from what age children',
    'what age do you see kids',
    'children’s eye exam',
    'baby eye exam',
    'infant eye exam',
    'toddler eye test',
    'pediatric optometrist',
    'peds eye doctor',
    'lazy eye',
    'amblyopia',
    'crossed eyes',
    'school vision test',
    'failed school screening',
    'glasses for kids',
    'child squints',
    'oculista para niños',
    'examen de la vista para niños',
    'ojo vago',
  ],
  appointmentType: 'Pediatric Eye Exam',
  relatedTopics: ['myopia-in-kids', 'myopia-control', 'screen-habits', 'sports-vision-safety'],
  modal: {
    intro: 'We see babies, children, and teens at their own pace, and you stay with your child the whole time.',
    lists: [
      {
        title: 'What parents often notice',
        items: [
          'Squinting, or sitting close to the screen',
          'Tilting the head or covering one eye',
          'Headaches, or rubbing the eyes a lot',
          'Losing the place while reading',
          'A failed school screening',
        ],
      },
    ],
    closingNote: 'A good time for a first exam is between 6 and 12 months of age.',
  },
  metaTitle: `Children’s Eye Exams in Brooklyn | ${practice.name}`,
  metaDescription:
    'Gentle eye exams for babies, children, and teens in Brooklyn. We use pictures, toys, and lights, so your child does not need to read yet.',
} satisfies Service;
