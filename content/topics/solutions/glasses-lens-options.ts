import type { Topic } from '../../types.ts';
import { glassesLensOptions } from '../summaries.ts';

export default {
  ...glassesLensOptions,
  metaDescription:
    'Single vision, progressive, or office lenses? Learn how lens types, materials, and coatings differ, and when new glasses need a second look.',
  whatIsIt: [
    'A pair of glasses is three choices in one. You choose how the lens works, what it is made of, and what goes on top. We help you match all three to your eyes and your day.',
    'The first choice is the design. A single vision lens has one power all over. A bifocal has two powers, far and near, with a line between them. A progressive lens goes from far to near with no line. An office lens is made for your screen and desk.',
    'The second choice is the material. Standard plastic is light and works well for many people. Polycarbonate and Trivex are tough plastics that resist breaking. High-index plastic is thinner, which helps if your prescription is strong.',
    'The last choice is the coating. An anti-reflective coating cuts glare from lights and screens. A scratch coating helps lenses last, and a UV coating blocks the sun’s harmful rays. Photochromic lenses darken outdoors. Polarized lenses cut the glare that bounces off water and roads.',
  ],
  symptoms: [
    'Your head aches or your eyes feel tired in your old glasses.',
    'Lights glare at you when you drive at night.',
    'You tilt your head or neck to find the clear part of the lens.',
    'Your lenses are scratched or look cloudy.',
  ],
  howWeHelp: [
    'We measure your prescription with care. This part of the exam is called a refraction.',
    'We measure how far apart your pupils are and how high the lens should sit in the frame.',
    'We ask about your work, your hobbies, and your screens, so the lens fits what you do.',
    'We suggest polycarbonate or Trivex for children, for sports, and for anyone who sees well from only one eye.',
    'We give you an honest word about blue-light coatings. Studies have not shown that they prevent eye disease or ease eye strain.',
    'We adjust your frame and check that you see well in your new glasses.',
    'Your prescription is yours. You get it free as soon as the exam ends, even if you do not ask. We ask you to sign that you got it, and you may buy your glasses anywhere.',
  ],
  careTips: [
    'Rinse your lenses with water before you wipe them, because dry dust can scratch.',
    'Wipe with a clean microfiber cloth. Paper towels and shirts can leave scratches.',
    'Take your glasses off with two hands so that the frame keeps its shape.',
    'Put them in a hard case when you are not wearing them, and keep them out of hot cars.',
    'Give new progressive lenses a week or two. Point your nose at what you want to see.',
  ],
  homeTools: [
    {
      name: 'Lens spray and microfiber cloth kit',
      benefit: 'Cleans off oil and dust and is gentle on coatings.',
      category: 'Lens care',
      amazonLink: 'https://www.amazon.com/s?k=eyeglass+lens+cleaner+spray+microfiber+cloth+kit',
      price: '$9.99',
    },
    {
      name: 'Hard glasses case',
      benefit: 'Keeps your lenses from scratches and your frame from bending.',
      category: 'Storage',
      amazonLink: 'https://www.amazon.com/s?k=hard+shell+eyeglass+case',
      price: '$8.99',
    },
    {
      name: 'Nose pad and screw repair kit',
      benefit: 'Tightens a loose frame until you can come in for a proper fit.',
      category: 'Repair',
      amazonLink: 'https://www.amazon.com/s?k=eyeglass+repair+kit+nose+pads+screws',
      price: '$7.99',
    },
    {
      name: 'Anti-fog lens wipes',
      benefit: 'Can slow the fog that forms when you wear a mask or come in from the cold.',
      category: 'Lens care',
      amazonLink: 'https://www.amazon.com/s?k=anti+fog+wipes+for+glasses',
      price: '$9.99',
    },
  ],
  whenToCall: [
    'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
    'Go to the ER or call 911 now for sudden double vision or vision loss with face droop, arm weakness or speech trouble.',
    'Call us today for other sudden double vision, or if your vision is suddenly blurred or wavy.',
    'Call this week if new glasses still make you dizzy or give you double vision after one to two weeks.',
    'Ask at your next exam about slow change, or glasses that feel weak.',
  ],
  relatedServices: ['comprehensive-eye-exam', 'pediatric-eye-care'],
  sources: [
    {
      organisation: 'American Optometric Association',
      title: 'Vision and vision correction',
      url: 'https://www.aoa.org/healthy-eyes/vision-and-vision-correction',
      checkedOn: null,
    },
    {
      organisation: 'Federal Trade Commission',
      title: 'Ophthalmic Practice Rules (Eyeglass Rule), 16 CFR Part 456',
      url: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-456',
      checkedOn: null,
    },
    {
      organisation: 'American Academy of Ophthalmology',
      title: 'Glasses and contact lenses',
      url: 'https://www.aao.org/eye-health/glasses-contacts',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
