import { practice } from '../practice.ts';
import { signs, urgentSigns } from '../signs/index.ts';
import { signInWords } from '../signs/wording.ts';
import type { Service } from '../types.ts';
import { emergencyEyeCare } from './summaries.ts';

export default {
  ...emergencyEyeCare,
  detailedDescription: [
    practice.urgent.notTheForm,
    'A person can tell you on the phone how soon you need to be seen, what to do first, and where to go. We reserve same-day slots daily for urgent eye problems.',
    'Some problems need a hospital rather than our office. They come first in the list on this page, with what to do on the way. If you are not sure, treat it as the more serious one.',
    'At your visit we find the cause, treat what we can, and send you to a hospital or surgeon if you need one. Bring your glasses, your contact lenses and their case, and a list of your medicines. Do not drive if your vision is affected.',
  ],
  conditions: [
    'Red eyes and eye infections',
    'Flashes and floaters, with a check of the retina',
    'Eye pain, and sensitivity to light',
    'Inflammation inside the eye (iritis)',
    'Scratches, and specks on the eye',
    'Contact lens problems',
    'Styes and swollen lids',
    'Bumps and other injuries to the eye',
  ],
  benefitsList: [
    'Same-day slots, reserved daily',
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
      title: 'We guide you',
      text: 'We tell you what to do first, whether to come here or to a hospital, and what to bring.',
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
  length: 'Most urgent visits take 20 to 40 minutes. It can take longer when we widen your pupils.',
  drops:
    'Often yes, especially for flashes, floaters, or an injury. Your vision can blur, so bring someone who can drive, or take a car service.',
  risks: ['The drops can blur near vision and make light feel bright'],
  cost: null,
  questions: [
    {
      id: 'hospital-or-office',
      question: 'Should I go to a hospital or to an eye doctor?',
      answer: [
        'The list on this page sorts the signs by where to go, with the hospital first.',
        'For most red eyes, scratches, and new floaters, an eye doctor has the tools to look inside the eye. Many hospitals send such patients on to one.',
      ],
    },
    {
      id: 'without-appointment',
      question: 'Can I walk in without an appointment?',
      answer: [
        'Please call first. We can then hold a slot for you, or send you to a hospital without losing time.',
        'If you are already near our door and cannot call, come in and tell the front desk that it is urgent.',
      ],
    },
    {
      id: 'office-closed',
      question: 'What do I do when the office is closed?',
      answer: [
        practice.urgent.whenClosed,
        'Nobody may read a form or a text message until we open again. Take your glasses and a list of your medicines with you.',
      ],
    },
    {
      id: 'contact-lenses',
      question: 'What should I do with my contact lenses?',
      answer: [
        'Take them out and leave them out. Keep the lenses and the case, and bring both.',
        'If you have an infection, a test of the lens or case can help us choose the medicine. Wear your glasses until we say that lenses are safe.',
      ],
    },
    {
      id: 'insurance',
      question: 'Does insurance pay for an urgent visit?',
      answer: [
        'Medical plans often cover it, because it is care for an illness or injury.',
        'Do not wait to find out. We can look up your plan while you are on the way.',
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
    'Red eye, eye pain, new floaters, or an injury? Call us first. We reserve same-day slots daily in Brooklyn, and list the signs that need a hospital.',
} satisfies Service;
