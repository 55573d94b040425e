import type { Examples } from '../examples/data.tsx';
import { SourceList } from './SourceList.tsx';

/** What there is to see of SourceList. */
export const examples: Examples = {
  'with and without a date': (
    <SourceList
      sources={[
        { organisation: 'An institute', title: 'Dry Eye', url: 'https://institute.example', checkedOn: null },
        { organisation: 'An academy', title: 'Tears', url: 'https://academy.example', checkedOn: 'November 3, 2026' },
      ]}
      note="This page is waiting for its review."
    />
  ),
};
