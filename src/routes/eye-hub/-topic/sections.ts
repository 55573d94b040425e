import type { Topic } from '#content/types.ts';

const headings = {
  'what-is-it': 'What is it?',
  'what-you-might-notice': 'What You Might Notice',
  'how-we-help': 'How We Help',
  'tools-for-home-care': 'Tools for Home Care',
  'care-at-home': 'Care at Home',
  'when-to-call-us': 'When to Call Us',
  treatments: 'Treatments Compared',
  questions: 'Questions People Ask',
  'your-visit': 'Your Visit Here',
  sources: 'Sources',
} as const;

/** A section of a topic's page. */
export interface TopicSection {
  /** The id of the section, for hash links. */
  id: keyof typeof headings;
  heading: string;
  isFolded: boolean;
}

const folded: readonly TopicSection['id'][] = ['treatments', 'questions', 'your-visit', 'sources'];

/** The sections of a topic in order, without empty ones. Without products, care at home has a heading of its own. */
export function topicSections({
  symptoms,
  careTips,
  homeTools,
  treatments,
}: Pick<Topic, 'symptoms' | 'careTips' | 'homeTools' | 'treatments'>): TopicSection[] {
  const isShown: Partial<Record<TopicSection['id'], boolean>> = {
    'what-you-might-notice': symptoms.length > 0,
    'tools-for-home-care': homeTools.length > 0,
    'care-at-home': homeTools.length === 0 && careTips.length > 0,
    treatments: treatments.length > 0,
  };
  return (Object.keys(headings) as TopicSection['id'][])
    .filter((id) => isShown[id] ?? true)
    .map((id) => ({ id, heading: headings[id], isFolded: folded.includes(id) }));
}
