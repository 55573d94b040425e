import { ifFilledIn } from '../if-filled-in.ts';
import { practice } from '../practice.ts';
import type { Service } from '../schema/entries.ts';
import { iplTherapy } from './summaries.ts';

export default {
  ...iplTherapy,
  detailedDescription: [
    'IPL stands for intense pulsed light. Short flashes on the skin below the eyes can calm tiny blood vessels and warm the oil glands in the lids. RF stands for radiofrequency, a gentle heat that can soften the oil in those glands.',
    'Both are for dry eye that comes from blocked oil glands, so we test your tears and glands first.',
    'Results usually show in 2-3 sessions. How much it helps differs from person to person, and some people need more visits later. Keep up your drops and lid care, which these treatments do not replace.',
    'The FDA authorized the first IPL device for signs of dry eye in 2021. It is meant for people aged 22 and older who have blocked oil glands and fair to medium brown skin. RF devices are usually cleared for the skin, so their use for dry eye is often off label, which means outside the uses the FDA has reviewed.',
    ...ifFilledIn(
      'iplDevice',
      (device) => `We use ${device}. Ask us what it is cleared for.`,
      'Ask us which device we use and what it is cleared for.',
    ),
    'Dark brown or freshly tanned skin, pregnancy, some skin conditions, cold sores in the area, recent eye surgery, and medicines that make skin sensitive to light can all rule out IPL. RF is not for people with a pacemaker or another implanted electric device. We go through all of this with you first.',
  ],
  conditions: [
    'Dry eye from blocked oil glands',
    'Red, inflamed lid edges',
    'Styes that keep coming back',
    'Dry eye that drops alone do not calm',
  ],
  benefitsList: [
    'Results usually show in 2-3 sessions',
    'Oil may flow more freely, so tears can last longer',
    'Eyes may burn and redden less',
    'A short visit with no cuts and no needles',
  ],
  steps: [
    {
      title: 'We check that it fits',
      text: 'We test your tears and glands, look at your skin tone, and go over your health and medicines.',
    },
    {
      title: 'We protect your eyes',
      text: 'You lie back without makeup or sunscreen, with shields over your eyes and a cool gel on your skin.',
    },
    {
      title: 'We treat',
      text: 'IPL feels like warm snaps of a rubber band, and RF like a warm massage around the eyes.',
    },
    {
      title: 'We clear the glands',
      text: 'We may press the lids gently to move the softened oil out, with a numbing drop to make this easier.',
    },
    {
      title: 'You go home',
      text: 'Most people return to their usual day, but use sunscreen and stay out of strong sun for a few days.',
    },
    {
      title: 'You come back',
      text: 'Sessions are usually two to four weeks apart, and we repeat the tests to see whether it works for you.',
    },
  ],
  length: 'A session takes about half an hour.',
  drops: 'We may use a numbing drop, but none that widens the pupils, so most people can drive afterward.',
  risks: [
    'Redness, warmth, or swelling of the skin for a few hours or days',
    'Burns, blisters, or, rarely, scars, which are more likely on dark or tanned skin',
    'Lighter or darker patches of skin, which usually fade but can last',
    'Injury to the eye if light gets past the shields, which is why they stay on',
    'Little or no effect on the dryness',
  ],
  cost: null,
  questions: [
    {
      id: 'how-many-sessions',
      question: 'How many sessions will I need?',
      answer: [
        'Results usually show in 2-3 sessions, though studies often used a course of four, two to four weeks apart.',
        'The effect can fade over months, so some people return for a single session once in a while.',
      ],
    },
    {
      id: 'does-it-hurt',
      question: 'Does IPL hurt?',
      answer: [
        'Most people feel short, warm snaps and find them easy to bear.',
        'If a spot stings, tell us and we lower the energy. Your skin may look pink or feel warm afterward, like a mild sunburn.',
      ],
    },
    {
      id: 'skin-tone',
      question: 'Is it safe for my skin tone?',
      answer: [
        'IPL is not advised for dark brown or freshly tanned skin, because the risk of burns and lasting color change is higher.',
        'RF does not depend on skin color in this way, and we tell you plainly if another treatment is the better choice.',
      ],
    },
    {
      id: 'stop-drops',
      question: 'Can I stop my drops afterward?',
      answer: [
        'You may need fewer drops, but most people keep up some daily care.',
        'Warm compresses, clean lids, and drops keep the glands open between sessions.',
      ],
    },
    {
      id: 'insurance',
      question: 'Does insurance pay for IPL or RF?',
      answer: [
        'Plans usually do not pay for IPL or RF, but a medical plan may still cover the dry eye exam and tests.',
      ],
    },
  ],
  urgent: [],
  relatedDoctors: ['dr-nadir-haddan'],
  searchWords: [
    'IPL',
    'IPL for dry eye',
    'intense pulsed light',
    'light therapy for eyes',
    'radiofrequency',
    'RF for dry eye',
    'laser for dry eye',
    'dry eye treatment',
    'meibomian gland dysfunction',
    'MGD',
    'blocked oil glands',
    'ocular rosacea',
    'rosacea eyes',
    'styes keep coming back',
    'luz pulsada',
    'IPL ojo seco',
  ],
  appointmentType: 'Dry Eye Treatment',
  relatedTopics: ['dry-eye-disease', 'hygiene-lids-lashes', 'stye-chalazion'],
  modal: {
    intro:
      'Light (IPL) and gentle heat (RF) can help with blocked oil glands, and results usually show in 2-3 sessions.',
    lists: [
      {
        title: 'IPL benefits',
        items: ['Can calm redness and swelling of the lids', 'Can warm and open blocked oil glands'],
      },
      {
        title: 'RF benefits',
        items: ['Gentle heat can soften thick oil', 'Suits many skin tones', 'Can be used together with IPL'],
      },
    ],
    closingNote: 'Not every dry eye needs this, and it can cause burns or changes in skin color, so we test first.',
  },
  metaTitle: `IPL and RF for Dry Eye | ${practice.name}`,
  metaDescription:
    'IPL light and RF heat treatment in Brooklyn for dry eye from blocked oil glands. Results usually show in 2-3 sessions. We test first.',
} satisfies Service;
