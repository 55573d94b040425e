import { practice } from '../practice.ts';
import type { Service } from '../schema/entries.ts';
import { signs, urgentSigns } from '../signs/index.ts';
import { signInWords } from '../signs/wording.ts';
import { emergencyEyeCare } from './summaries.ts';

export default {
  ...emergencyEyeCare,
  detailedDescription: [
    practice.urgent.notTheForm,
    'Bring your glasses, your contact lenses and their case, and a list of your medicines. Do not drive if your vision is affected.',
  ],
  conditions: [
    'Red eyes and eye infections',
    'Flashes and floaters',
    'Eye pain, and sensitivity to light',
    'Inflammation inside the eye (iritis)',
    'Scratches, and specks on the eye',
    'Contact lens problems',
    'Styes and swollen lids',
    'Injuries to the eye',
  ],
  benefitsList: [
    'An optometrist who can look inside the eye',
    'A fast referral when you need a surgeon',
    'A follow-up visit to make sure that you heal',
  ],
  steps: [
    {
      title: 'You call',
      text: 'Tell us what happened, when it began, and whether you wear contact lenses or have had eye surgery.',
    },
    {
      title: 'We look for the cause',
      text: 'We test your vision and pressure, and examine the eye with a microscope and, if needed, dye or drops.',
    },
    {
      title: 'We treat or refer',
      // TODO(owner): a lawyer confirms that New York lets optometrists do this.
      text: 'We may remove a speck, prescribe medicine, or arrange a surgeon or hospital and send our notes ahead.',
    },
    {
      title: 'We follow up',
      text: 'You leave with written steps, and we see you again until the eye is well.',
    },
  ],
  length: 'Most urgent visits take 20 to 40 minutes, or longer when we widen your pupils.',
  drops:
    'We often widen your pupils, especially for flashes, floaters, or an injury. Your vision can blur, so bring someone who can drive, or take a car service.',
  risks: [],
  cost: null,
  questions: [
    {
      id: 'hospital-or-office',
      question: 'Should I go to a hospital or to an eye doctor?',
      answer: [
        'Go to a hospital for the signs on this page that say so.',
        'For most red eyes, scratches, and new floaters, an eye doctor has the tools to look inside the eye.',
      ],
    },
    {
      id: 'without-appointment',
      question: 'Can I walk in without an appointment?',
      answer: [
        'Please call first, so that we can hold a slot for you, or send you to a hospital without losing time.',
        'If you are near our door and cannot call, come in and tell the front desk that it is urgent.',
      ],
    },
    {
      id: 'office-closed',
      question: 'What do I do when the office is closed?',
      answer: [practice.urgent.whenClosed, 'Nobody may read a form or a text message until we open again.'],
    },
    {
      id: 'contact-lenses',
      question: 'What should I do with my contact lenses?',
      answer: [
        'Take them out, leave them out, and bring them with their case. A test of either can help us choose a medicine.',
      ],
    },
    {
      id: 'insurance',
      question: 'Does insurance pay for an urgent visit?',
      answer: [
        'A medical plan often covers care for an illness or injury, and we can look yours up while you are on the way.',
      ],
    },
  ],
  urgent: urgentSigns,
  relatedDoctors: ['dr-nadir-haddan'],
  searchWords: [
    'eye emergency',
    'urgent eye care',
    'emergency eye doctor',
    'same day eye doctor',
    'walk in eye doctor',
    'red eye',
    'pink eye',
    'eye pain',
    'eye infection',
    'eye injury',
    'something in my eye',
    'scratched eye',
    'corneal abrasion',
    'flashes and floaters',
    'sudden blurry vision',
    'swollen eyelid',
    'emergencia de ojos',
    'ojo rojo',
    'dolor de ojo',
  ],
  appointmentType: 'Emergency Visit',
  relatedTopics: ['flashes-floaters', 'conjunctivitis', 'stye-chalazion', 'contact-lenses'],
  modal: {
    intro: 'On the phone we tell you how soon to come. For the signs that need a hospital, choose “View Full Details”.',
    lists: [
      {
        title: 'Reasons to call us',
        items: signs(
          'curtain-or-side-vision',
          'after-surgery-worse',
          'lens-wearer-ulcer',
          'floaters-or-flashes',
          'sudden-blur',
          'painful-red-eye',
          'light-hurts',
          'lens-wearer-red-eye',
          'hot-swelling-lid',
          'other-hit',
          'speck-or-scratch',
        ).map(signInWords),
      },
    ],
    closingNote: practice.urgent.notTheForm,
  },
  metaTitle: `Emergency Eye Care in Brooklyn | ${practice.name}`,
  metaDescription:
    'Red eye, eye pain, new floaters, or an injury? Call us first. We keep same-day slots each day we are open, and list the signs that need a hospital.',
} satisfies Service;
