import type { Examples } from '../examples/data.tsx';
import { UrgencyChart } from './UrgencyChart.tsx';

/** What there is to see of UrgencyChart. */
export const examples: Examples = {
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
};
