import { SearchBox } from '../components/search/SearchBox.tsx';
import { UrgentNotice } from '../components/search/UrgentNotice.tsx';
import { Search } from '../features/search/Search.tsx';
import { PageIndex } from '../routes/-search/PageIndex.tsx';
import { type Examples, phone } from './data.ts';

const handlers = { onQueryChanged: () => {}, onSubmitted: () => {}, onChosen: () => {}, onApproached: () => {} };
const plain = (text: string) => [{ text, isMatch: false }];

export const examples: Examples = {
  PageIndex: {
    'with two letters': (
      <PageIndex
        pages={[
          { title: 'About Us', address: '/#about' },
          { title: 'Accessibility', address: '/accessibility' },
          { title: 'Find Us', address: '/#find-us' },
        ]}
      />
    ),
  },
  Search: {
    'before a query': <Search urgentSearchWords={{}} urgentSigns={() => null} phone={phone} />,
  },
  SearchBox: {
    empty: <SearchBox query="" groups={[]} status="" {...handlers} />,
    'with results': (
      <SearchBox
        query="pink"
        status="2 results"
        groups={[
          {
            label: 'Topics',
            results: [
              {
                address: '/eye-hub/conditions/conjunctivitis',
                title: plain('Conjunctivitis'),
                detail: [
                  { text: 'Pink', isMatch: true },
                  { text: ' eye: what causes it.', isMatch: false },
                ],
              },
            ],
          },
          {
            label: 'Questions',
            results: [
              {
                address: '/eye-hub/conditions/conjunctivitis#how-long',
                title: plain('How long does it last?'),
                detail: plain('Conjunctivitis'),
              },
            ],
          },
        ]}
        {...handlers}
      />
    ),
    'without results': (
      <SearchBox query="lorem" groups={[]} status="No results" message={<p>Nothing was found.</p>} {...handlers} />
    ),
  },
  UrgentNotice: {
    'with a link to the guide': (
      <UrgentNotice>
        <p>Rinse the eye with water first.</p>
      </UrgentNotice>
    ),
  },
};
