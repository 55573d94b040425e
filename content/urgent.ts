import { practice } from './practice.ts';
import type { UrgentPageContent } from './types.ts';

/** The words of the page about urgent signs. */
export const urgentPage: UrgentPageContent = {
  metaTitle: `Is It Urgent? Eye Warning Signs | ${practice.name}`,
  metaDescription:
    'Which eye problems cannot wait, and which can? Answer a few short questions, or read every warning sign, sorted by how soon to act.',
  heading: 'Is It Urgent?',
  lead: 'Find out how soon to act on an eye problem.',
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
