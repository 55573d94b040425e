import { LinkRow } from '#src/components/navigation/page-links.tsx';
import { Tabs } from '#src/components/navigation/Tabs.tsx';
import { SearchBox, UrgentNotice } from '#src/components/search/SearchBox.tsx';
import { type Examples, ignore } from './data.ts';

const handlers = { onQueryChanged: ignore, onSubmitted: ignore, onChosen: ignore, onApproached: ignore };
const plain = (text: string) => [{ text, isMatch: false }];

export const examples: Examples = {
  'LinkRow: with two links': (
    <LinkRow label="On this page">
      <a href="#first">What is it?</a>
      <a href="#second">How We Help</a>
    </LinkRow>
  ),
  'Tabs: of three': (
    <Tabs
      id="tabs"
      label="How can we help?"
      chosen="inquiry"
      onChoose={ignore}
      tabs={[
        { value: 'appointment', label: 'Appointment Request', panel: <p>Appointment</p> },
        { value: 'inquiry', label: 'General Inquiry', panel: <p>Inquiry</p> },
        { value: 'lenses', label: 'Contact Lens Ordering', panel: <p>Lenses</p> },
      ]}
    />
  ),
  'SearchBox: empty': <SearchBox query="" groups={[]} status="" {...handlers} />,
  'SearchBox: with results': (
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
  'SearchBox: without results': (
    <SearchBox query="lorem" groups={[]} status="No results" message={<p>Nothing was found.</p>} {...handlers} />
  ),
  'UrgentNotice: with a link to the guide': (
    <UrgentNotice>
      <p>Rinse the eye with water first.</p>
    </UrgentNotice>
  ),
};
