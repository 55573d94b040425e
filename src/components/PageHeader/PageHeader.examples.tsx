import { type Examples, longText } from '../examples/data.tsx';
import { PageHeader } from './PageHeader.tsx';

/** What there is to see of PageHeader. */
export const examples: Examples = {
  'of a topic': <PageHeader title="Cataracts" lead={longText} />,
  'of the page that all hang on': (
    <PageHeader size="poster" title="Eye Hub" lead={longText} beside={<p>A picture</p>} />
  ),
};
