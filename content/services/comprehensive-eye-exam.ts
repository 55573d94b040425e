import { practice } from '../practice.ts';
import type { Service } from '../schema/entries.ts';
import { comprehensiveEyeExam } from './summaries.ts';

export default {
  ...comprehensiveEyeExam,
  detailedDescription: [
    'An eye exam does more than find the right glasses: we also look at the optic nerve, the blood vessels, and the lens inside your eye. Many eye problems have no early signs, so you can see well and still have one.',
    'To see the back of the eye well, we often use drops that widen the pupil. For some people a wide photo of the retina, the lining that catches light, is enough.',
    'We also care for medical eye problems, such as glaucoma, cataracts, and eye changes from diabetes. If you need a surgeon or another specialist, we refer you and stay in touch.',
  ],
  testingIncludes: [
    'Vision test for far, middle, and near',
    'Measurement for glasses',
    'Eye movement, teaming, and focus',
    'Eye pressure',
    'Side vision screening',
    'A look at the lids, the tears, and the front of the eye',
    'A wide view of the back of the eye, with drops or a photo',
    'A conversation about what we found and what to do next',
  ],
  benefitsList: [
    'Clear, comfortable vision at work, at home, and on the road',
    'Eye disease can be found early, often before you notice it',
    'Signs of diabetes or high blood pressure may show in the eye',
    'A record of your eyes that we can compare year by year',
  ],
  steps: [
    {
      title: 'We talk',
      text: 'Tell us what you notice, which medicines you take, and which eye problems run in your family.',
    },
    {
      title: 'We test your vision',
      text: 'You read letters far away and up close, and we measure what glasses would do for you.',
    },
    {
      title: 'We check how your eyes work',
      text: 'We look at how they move and focus together, how the pupils react, and how wide your side vision is.',
    },
    {
      title: 'We measure the pressure',
      text: 'The test takes a few seconds, and if it touches the eye, a numbing drop comes first.',
    },
    {
      title: 'We look inside',
      text: 'A bright microscope shows us the lens, the optic nerve, and the retina, often after drops.',
    },
    {
      title: 'We explain and plan',
      text: 'We tell you what we found, answer your questions, and give you your prescription and a plan.',
    },
  ],
  length: 'An exam takes about an hour, or a little longer when we widen your pupils.',
  drops:
    'We often use drops that widen the pupils (dilate). Close-up things look blurry and lights seem bright, so bring sunglasses, and do not drive until you see clearly.',
  risks: [
    'Blur and glare after the drops',
    'Rarely, a sharp rise in eye pressure from the drops, in people whose eyes drain poorly, so we check for this first',
  ],
  cost: null,
  questions: [
    {
      id: 'how-often',
      question: 'How often should I have an eye exam?',
      answer: [
        'Most healthy adults do well with an exam every one to two years, and from age 65 with one every year.',
        'We may suggest more visits if you wear contact lenses, have diabetes, take certain medicines, or have eye disease in your family.',
      ],
    },
    {
      id: 'can-i-drive',
      question: 'Can I drive home after the drops?',
      answer: [
        'Do not drive until you see clearly, which can take several hours, so bring a driver or take the train.',
        'If you have to drive that day, tell us when you book. There may be other ways to do the exam.',
      ],
    },
    {
      id: 'insurance',
      question: 'Does insurance pay for an eye exam?',
      answer: [
        'A vision plan often helps with a routine exam and glasses, and a medical plan with an eye disease, an injury, or an infection.',
      ],
    },
    {
      id: 'screening-or-exam',
      question: 'Is a vision screening the same as an eye exam?',
      answer: [
        'No, because a screening mainly checks whether you can read the letters on a chart.',
        'An exam also measures eye pressure and looks at the health of the whole eye, where many problems begin without a sign.',
      ],
    },
    {
      id: 'glasses-elsewhere',
      question: 'Can I buy my glasses somewhere else?',
      answer: [
        'Yes, you receive your glasses prescription after the exam, free and without asking, and it is yours to use anywhere.',
        'We ask you to sign that you received it, because federal rules require us to ask.',
      ],
    },
    {
      id: 'optometrist-or-ophthalmologist',
      question: 'Do I need an optometrist or an ophthalmologist?',
      answer: [
        'Most people can start with an optometrist, who examines eyes, prescribes glasses and contact lenses, and treats many eye problems.',
        'An ophthalmologist is a medical doctor who also operates, and we refer you to one when you need surgery.',
      ],
    },
  ],
  urgent: [],
  relatedDoctors: ['dr-miriam-castellan'],
  searchWords: [
    'eye exam',
    'eye test',
    'eye check up',
    'eye doctor',
    'optometrist',
    'optomitrist',
    'vision test',
    'vision check',
    'blurry vision',
    'glasses prescription',
    'new glasses',
    'dilated eye exam',
    'diabetic eye exam',
    'glaucoma test',
    'eye pressure test',
    'examen de la vista',
    'examen de ojos',
    'doctor de los ojos',
  ],
  appointmentType: 'Comprehensive Eye Exam',
  relatedTopics: ['glaucoma', 'cataracts', 'diabetic-retinopathy', 'presbyopia-solutions'],
  modal: {
    intro: 'One visit of about an hour checks both your vision and the health of your eyes.',
    lists: [
      {
        title: 'What we check',
        items: [
          'How well you see, far and near',
          'How your eyes move and focus together',
          'The pressure inside the eye',
          'The lens, the optic nerve, and the back of the eye',
          'Whether new glasses would help',
        ],
      },
    ],
    closingNote: 'Most adults do well with an exam every one to two years, and we tell you what fits your eyes.',
  },
  metaTitle: `Eye Exams in Brooklyn | ${practice.name}`,
  metaDescription:
    'A full eye exam in Brooklyn: vision, glasses, eye pressure, and the health of the whole eye, explained in plain words. Plan about an hour.',
} satisfies Service;
