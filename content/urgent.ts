import { practice } from './practice.ts';
import type { UrgentPageContent } from './schema/guide.ts';

/** The words of the page about urgent signs. */
export const urgentPage: UrgentPageContent = {
  metaTitle: `Is It Urgent? Eye Warning Signs | ${practice.name}`,
  metaDescription:
    'Which eye problems cannot wait, and which can? Answer a few short questions, or read every warning sign, sorted by how soon to act.',
  heading: 'Is It Urgent?',
  atOnce: {
    chemical: 'A chemical in the eye? Rinse now, for 15 minutes.',
    visionLoss: 'Sudden loss of vision? Call 911.',
  },
  guide: {
    heading: 'Answer a Few Questions',
    lead: 'At most five short questions. Your answers stay on this page: we do not store or send them.',
  },
  list: {
    heading: 'Every Warning Sign',
    lead: 'The most urgent signs come first.',
  },
  sources: {
    heading: 'Sources',
    lead: 'Each sign in the list comes from one of these pages.',
  },
};
