import { signs } from '../../signs/index.ts';
import type { Topic } from '../../types.ts';
import { digitalEyeStrain } from '../summaries.ts';

export default {
  ...digitalEyeStrain,
  metaDescription:
    'Tired, sore eyes or blur after a day at a screen? Learn why it happens, what to change at your desk, how we can help, and which signs need care fast.',
  urgent: null,
  whatIsIt: [
    'Digital eye strain, also called computer vision syndrome, means tired, sore eyes and blurred vision after hours at a screen. It can be very uncomfortable, but it does not damage your eyes.',
    'Most people blink about 15 times a minute. At a screen we blink far less, and often only halfway, so the surface of the eye dries out. Our eyes also hold their focus at one near distance for hours, which is tiring.',
    'Glare, small text, poor posture, and a screen at the wrong distance make it worse. So does a minor need for glasses that you never noticed before. After about age 40, the eye’s own focus weakens (presbyopia), and a desktop screen can fall between your distance glasses and your reading glasses.',
    'Blue light from a screen is not what strains your eyes. Regular breaks, a comfortable setup, and the right lenses can do more than a tinted pair of glasses.',
  ],
  symptoms: [
    'Your eyes feel tired, heavy, or sore after an hour or more of screen work.',
    'Your eyes feel dry, irritated, or watery.',
    'Distant objects look blurry for several minutes after screen work.',
    'Your eyes are slow to change focus from near to far.',
    'Letters seem to run together by late afternoon.',
    'Your head, neck, or shoulders ache after several hours.',
  ],
  howWeHelp: [
    'We measure your vision at the exact distance of your own computer screen.',
    'We examine how well your eyes focus and how well they work as a team.',
    'We look for dry eye and other irritation, and treat what we find.',
    'We check whether your contact lenses suit long days at a computer.',
    'We talk through your desk, lighting, and screens, and suggest changes that cost little.',
  ],
  treatments: [
    {
      name: 'Computer glasses',
      how: 'The lenses are set for the distance of your screen, so that your eyes do less focusing work.',
      suits: 'People over about 40, and anyone with a small prescription that was never corrected.',
      risks: 'Distant things may look blurry through them, so most are not for driving.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Anti-glare coating',
      how: 'A thin coating on your lenses reduces glare from lamps and windows.',
      suits: 'People whose glasses show annoying reflections.',
      risks: 'It can smudge or scratch if you do not clean it carefully.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Lubricating drops',
      how: 'They replace moisture that you lose when you blink less.',
      suits: 'Eyes that feel dry or irritated at a computer.',
      risks: 'Vision blurs for a minute, and preservatives can irritate if you use them often.',
      price: null,
      here: 'We do this',
    },
    {
      name: 'Vision therapy',
      how: 'Guided exercises train your eyes to turn in and focus together.',
      suits: 'People with a proven problem of eye teaming. The evidence is good in children and thinner in adults.',
      risks: 'It takes weeks of regular practice and can tire your eyes. Our program may have a waitlist.',
      price: null,
      here: 'We do this',
    },
  ],
  careTips: [
    'Follow the 20-20-20 rule: every 20 minutes, look at something 20 feet away for 20 seconds.',
    'Keep your monitor about 25 inches away, or at arm’s length, and slightly below eye level.',
    'Blink completely and often, especially when you are reading.',
    'Match the lighting in the room to your screen, and turn the screen away from windows.',
    'Enlarge the text instead of leaning toward the screen.',
  ],
  homeTools: [
    {
      name: 'Preservative-free lubricating drops',
      benefit:
        'Choose a label that says “preservative-free” and “lubricant” drops. Do not buy “redness relief” or “homeopathic” drops.',
      category: 'Eye drops',
      amazonLink: 'https://www.amazon.com/s?k=preservative-free+lubricating+eye+drops',
      price: '$14.99',
    },
    {
      name: 'Adjustable monitor or laptop stand',
      benefit:
        'Lets you set the height that suits your eyes and neck, though a raised laptop needs a separate keyboard.',
      category: 'Desk setup',
      amazonLink: 'https://www.amazon.com/s?k=adjustable+laptop+monitor+stand',
      price: '$34.99',
    },
    {
      name: 'Matte anti-glare screen filter',
      benefit:
        'Reduces reflections. Choose a matte filter in your screen’s size, and ignore any claims about blue light.',
      category: 'Desk setup',
      amazonLink: 'https://www.amazon.com/s?k=matte+anti-glare+screen+filter',
      price: '$29.99',
    },
    {
      name: 'Document holder',
      benefit: 'Keeps paper next to your screen, so your eyes and neck move less.',
      category: 'Desk setup',
      amazonLink: 'https://www.amazon.com/s?k=desk+document+holder',
      price: '$16.99',
    },
  ],
  whenToCall: signs(
    'sudden-vision-loss',
    'double-vision-droopy-lid-pupils',
    'painful-red-eye',
    'strain-lasts',
    'double-vision-slow',
    'child-squints',
    'slow-change',
  ),
  questions: [
    {
      id: 'how-long-does-it-last',
      question: 'How long does digital eye strain last?',
      answer: [
        'It usually eases soon after you stop.',
        'If it returns every workday, something is still causing it, such as dry eye, an old prescription, or the way your desk is arranged.',
      ],
    },
    {
      id: 'blue-light-glasses',
      question: 'Do blue-light glasses help?',
      answer: [
        'Probably not, since a 2023 review of 17 trials found little or no short-term benefit.',
        'The American Academy of Ophthalmology, a large group of eye doctors, does not recommend special glasses for computer use. Daylight contains far more blue light than any screen.',
      ],
    },
    {
      id: 'does-20-20-20-work',
      question: 'Does the 20-20-20 rule really work?',
      answer: [
        'Breaks are worth trying, but the evidence is thin. In one small study, people who received reminders reported less strain and dryness after two weeks, while another found no difference.',
        'The exact numbers matter less than the habit, so if 20 seconds do not help, try a longer break away from your desk.',
      ],
    },
    {
      id: 'do-i-need-computer-glasses',
      question: 'Do I need glasses just for the computer?',
      answer: [
        'Possibly, if you see well far away and up close but lean forward or tilt your head at your computer.',
        'Measure the distance from your eyes to your screen before your visit, and we will test you at that distance. Many people only need an updated prescription.',
      ],
    },
    {
      id: 'eyelid-twitch',
      question: 'Why does my eyelid twitch?',
      answer: [
        'A flutter in one eyelid is common and usually harmless. Too little sleep, stress, caffeine, long hours at a screen, and dry eyes can all bring it on.',
        'It most often fades within days or weeks. Ask us about a twitch that goes on for longer, shuts the eye each time, spreads to the face, or comes with a red eyelid.',
      ],
    },
  ],
  visit: {
    tests:
      'We check your vision at every distance, including your screen’s, and then test focusing, eye teaming, and tears.',
    length: 'This is part of a comprehensive exam, which takes about an hour.',
    drops: 'Sometimes needed at a full exam. Then do not drive until the blur clears.',
    whom: 'Dr. Benvenetti (how eyes team and focus) and Dr. Haddan (dry eye).',
    insurance:
      'Vision plans often help with one pair in each benefit period, and some employers help with a pair for work.',
    bring: 'Bring all your glasses, your contact lens boxes, a photo of your desk, and your screen distance in inches.',
  },
  relatedServices: ['comprehensive-eye-exam', 'dry-eye-treatment', 'vision-therapy', 'contact-lens-fitting'],
  relatedTopics: ['dry-eye-disease', 'screen-habits', 'glasses-lens-options', 'presbyopia-solutions'],
  searchWords: [
    'eyelid twitch',
    'eye twitching',
    'twitchy eye',
    'eyelid spasm',
    'tic en el ojo',
    'computer vision syndrome',
    'eye strain',
    'eyestrain',
    'eye fatigue',
    'tired eyes',
    'sore eyes from computer',
    'screen headache',
    'headache from screen',
    'blurry after computer',
    'blue light glasses',
    'bluelight',
    'computer glasses',
    '20 20 20 rule',
    'phone hurts my eyes',
    'fatiga visual',
    'ojos cansados',
  ],
  sources: [
    {
      organization: 'American Academy of Ophthalmology',
      title: 'Computers, Digital Devices, and Eye Strain',
      url: 'https://www.aao.org/eye-health/tips-prevention/computer-usage',
      supports: 'Causes, no damage to the eye, blinking, distance of the screen, and breaks',
      checkedOn: null,
    },
    {
      organization: 'American Optometric Association',
      title: 'Computer Vision Syndrome',
      url: 'https://www.aoa.org/healthy-eyes/eye-and-vision-conditions/computer-vision-syndrome',
      supports: 'Symptoms, tests at the working distance, computer lenses, and desk setup',
      checkedOn: null,
    },
    {
      organization: 'American Academy of Ophthalmology',
      title: 'Should You Be Worried About Blue Light?',
      url: 'https://www.aao.org/eye-health/tips-prevention/should-you-be-worried-about-blue-light',
      supports: 'Blue light from screens and daylight, and glasses that filter it',
      checkedOn: null,
    },
    {
      organization: 'Cochrane',
      title: 'Blue-light filtering spectacle lenses for visual performance, sleep, and macular health in adults',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10436683/',
      supports: 'The 2023 review of 17 trials',
      checkedOn: null,
    },
    {
      organization: 'Contact Lens and Anterior Eye',
      title: 'The effects of breaks on digital eye strain, dry eye and binocular vision: Testing the 20-20-20 rule',
      url: 'https://doi.org/10.1016/j.clae.2022.101744',
      supports: 'The study in which reminders to take breaks helped',
      checkedOn: null,
    },
    {
      organization: 'National Library of Medicine',
      title: 'Establishing an Evidence-based Literature for Vision Therapy: A 25 Year Journey',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6078795',
      supports: 'For whom vision therapy has been shown to work',
      checkedOn: null,
    },
    {
      organization: 'MedlinePlus, National Library of Medicine',
      title: 'Eyelid twitch',
      url: 'https://medlineplus.gov/ency/article/000756.htm',
      supports: 'Why eyelids twitch, and when it matters',
      checkedOn: null,
    },
  ],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
} satisfies Topic;
