import type { ServiceSummary } from '../schema/entries.ts';

export const comprehensiveEyeExam: ServiceSummary = {
  id: 'comprehensive-eye-exam',
  title: 'Comprehensive Eye Exam',
  description: 'A full check of how well you see and how healthy your eyes are, for adults of every age.',
  image: {
    name: 'services/comprehensive-eye-exam',
    alt: 'A patient looks through the round lenses of an exam instrument, with a letter chart behind.',
  },
};

export const pediatricEyeCare: ServiceSummary = {
  id: 'pediatric-eye-care',
  title: 'Pediatric Eye Care',
  description: 'Gentle exams for babies, children, and teens, who do not need to know letters yet.',
  image: {
    name: 'services/pediatric-eye-care',
    alt: 'A smiling child covers one eye and reads a chart of hearts, houses, and squares.',
  },
};

export const contactLensFitting: ServiceSummary = {
  id: 'contact-lens-fitting',
  title: 'Contact Lens Fitting',
  description: 'We measure your eyes, try lenses with you, and teach you how to wear them safely.',
  image: {
    name: 'services/contact-lens-fitting',
    alt: 'A soft contact lens rests on a fingertip, beside a lens case and a drop.',
  },
};

export const myopiaManagement: ServiceSummary = {
  id: 'myopia-management',
  title: 'Myopia Management',
  description: 'Care that can slow down nearsightedness while a child is still growing.',
  image: {
    name: 'services/myopia-management',
    alt: 'A lens with tiny dots in front of an eye seen from the side, with a ruler for its length.',
  },
};

export const dryEyeTreatment: ServiceSummary = {
  id: 'dry-eye-treatment',
  title: 'Dry Eye Treatment',
  description: 'We look for the reason your eyes burn, water, or feel gritty, and plan care that fits it.',
  image: {
    name: 'services/dry-eye-treatment',
    alt: 'A drop falls into an open eye.',
  },
};

export const emergencyEyeCare: ServiceSummary = {
  id: 'emergency-eye-care',
  title: 'Emergency Eye Care',
  description:
    'Same-day slots, reserved each day we are open, for red eyes, pain, injuries, and new floaters. Please call us before you come.',
  image: {
    name: 'services/emergency-eye-care',
    alt: 'A red, irritated eye beside a clock.',
  },
};

export const surgicalComanagement: ServiceSummary = {
  id: 'surgical-comanagement',
  title: 'Surgical Co-Management',
  description: 'We prepare you for eye surgery, work with your surgeon, and care for you while you heal.',
  image: {
    name: 'services/surgical-comanagement',
    alt: 'Two circles meet at an eye: one holds a letter chart, the other an artificial lens.',
  },
};

export const visionTherapy: ServiceSummary = {
  id: 'vision-therapy',
  title: 'Vision Therapy',
  description: 'Guided exercises that train the eyes to team, track, and focus.',
  image: {
    name: 'services/vision-therapy',
    alt: 'A patient looks at beads on a string with both eyes.',
  },
};

export const iplTherapy: ServiceSummary = {
  id: 'ipl-therapy',
  title: 'IPL Therapy',
  description: 'Pulses of light and gentle heat around the eyes, for dry eye that comes from blocked oil glands.',
  image: {
    name: 'services/ipl-therapy',
    alt: 'A patient wears eye shields while a handpiece is held to the cheek.',
  },
};

export const dmvEyeExam: ServiceSummary = {
  id: 'dmv-eye-exam',
  title: 'DMV Eye Exam',
  description: 'The vision screening for your New York driver license, with walk-ins welcome.',
  image: {
    name: 'services/dmv-eye-exam',
    alt: 'A driver license and a letter chart in a round lens, in front of a road.',
  },
};

export const advancedDiagnosticTechnology: ServiceSummary = {
  id: 'advanced-diagnostic-technology',
  title: 'Advanced Diagnostic Technology',
  description: 'Scans and photos that show the layers of your eye and help us find changes early.',
  image: {
    name: 'services/advanced-diagnostic-technology',
    alt: 'A photo of the back of an eye, with a scan that shows its layers.',
  },
};

/** All services in the order of the home page. */
export const services: readonly ServiceSummary[] = [
  comprehensiveEyeExam,
  pediatricEyeCare,
  contactLensFitting,
  myopiaManagement,
  dryEyeTreatment,
  emergencyEyeCare,
  surgicalComanagement,
  visionTherapy,
  iplTherapy,
  dmvEyeExam,
  advancedDiagnosticTechnology,
];
