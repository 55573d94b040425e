import { type Examples, longText, phone } from '../examples/data.tsx';
import { LegalDocument } from './LegalDocument.tsx';

/** What there is to see of LegalDocument. */
export const examples: Examples = {
  'with paragraphs and a list': (
    <LegalDocument
      title="Privacy"
      intro={longText}
      sections={[{ heading: 'What we keep', blocks: [longText, ['Your name', 'Your phone number']] }]}
      updated={<p>Last Updated: today</p>}
      office={{ name: 'Neighborhood Optometry', address: '519 5th Avenue', phone, email: 'hello@practice.example' }}
    />
  ),
};
