import { type Examples, longText } from '../examples/data.tsx';
import { Section } from './Section.tsx';

/** What there is to see of Section. */
export const examples: Examples = {
  'on the page': (
    <Section id="plain-section" line={3} heading="Services" lead={longText}>
      <p>Content</p>
    </Section>
  ),
  'on another surface': (
    <Section id="tinted-section" line={7} heading="Find us" surface="tint">
      <p>Content</p>
    </Section>
  ),
};
