import { LegalDocument } from '../routes/-legal/LegalDocument.tsx';
import { type Examples, longText, phone } from './data.ts';

export const examples: Examples = {
  LegalDocument: {
    'with paragraphs and a list': (
      <LegalDocument
        title="Privacy"
        intro={longText}
        sections={[{ heading: 'What we keep', blocks: [longText, ['Your name', 'Your phone number']] }]}
        updated={<p>Last Updated: today</p>}
        office={{ name: 'Neighborhood Optometry', address: '519 5th Avenue', phone, email: 'hello@practice.example' }}
      />
    ),
  },
};
