import { EyeDiagram } from '../components/EyeDiagram/EyeDiagram.tsx';
import { Scene } from '../components/Scene/Scene.tsx';
import { Aside } from '../routes/eye-hub/-overview/Aside.tsx';
import { CategoryCard } from '../routes/eye-hub/-overview/CategoryCard.tsx';
import { FanDial } from '../routes/eye-hub/-overview/FanDial.tsx';
import { TopicCard } from '../routes/eye-hub/-overview/TopicCard.tsx';
import { SourceList } from '../routes/eye-hub/-topic/SourceList.tsx';
import { UrgencyChart } from '../routes/eye-hub/-topic/UrgencyChart.tsx';
import { UrgentCallout } from '../routes/eye-hub/-topic/UrgentCallout.tsx';
import { type Examples, longText, phone } from './data.ts';

const category = {
  id: 'conditions',
  title: 'Eye Conditions',
  description: longText,
  topics: [
    { slug: 'cataracts', title: 'Cataracts', summary: 'A cloudy lens.' },
    { slug: 'glaucoma', title: 'Glaucoma', summary: longText },
  ],
};

export const examples: Examples = {
  CategoryCard: {
    'with more topics than are shown': <CategoryCard category={category} shown={1} line={1} />,
    'with all topics': <CategoryCard category={{ ...category, id: 'solutions' }} shown={2} line={3} />,
  },
  EyeDiagram: {
    'of a cloudy lens': <EyeDiagram topic="cataracts" />,
    'of a topic without a drawing': <EyeDiagram topic="nothing" />,
  },
  FanDial: {
    'as decoration': <FanDial />,
  },
  Aside: {
    'with a link': (
      <Aside>
        <p>For longer reads:</p>
        <a href="#journal">Our journal</a>
      </Aside>
    ),
  },
  Scene: {
    'with clear vision': <Scene condition="cataracts" strength={0} />,
    'with a strong cataract': <Scene condition="cataracts" strength={1} />,
  },
  SourceList: {
    'with and without a date': (
      <SourceList
        sources={[
          { organisation: 'An institute', title: 'Dry Eye', url: 'https://institute.example', checkedOn: null },
          { organisation: 'An academy', title: 'Tears', url: 'https://academy.example', checkedOn: 'November 3, 2026' },
        ]}
        note="An optometrist has not reviewed this page yet, so ask us before you rely on it."
      />
    ),
  },
  TopicCard: {
    'with a summary': (
      <TopicCard topic={{ slug: 'cataracts', category: 'conditions', title: 'Cataracts', summary: longText }} />
    ),
  },
  UrgencyChart: {
    'from now to the next exam': (
      <UrgencyChart
        steps={[
          { urgency: 'now', lines: ['Go to the ER for sudden loss of sight.'] },
          { urgency: 'today', lines: ['Call us today for pain.', 'Call us today for blur.'] },
          { urgency: 'week', lines: ['Call this week about glare.'] },
          { urgency: 'exam', lines: ['Ask at your next exam.'] },
        ]}
      >
        <p>If we are closed, call 911.</p>
      </UrgencyChart>
    ),
    'without an urgency': <UrgencyChart steps={[{ urgency: null, lines: ['Call us.'] }]}>Any day</UrgencyChart>,
  },
  UrgentCallout: {
    'with the phone': (
      <UrgentCallout text="Sudden flashes? Call us now." phone={phone} whenClosed="If we are closed, call 911." />
    ),
  },
};
