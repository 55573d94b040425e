import type { Examples } from '../examples/data.tsx';
import { HoursTable } from './HoursTable.tsx';

/** What there is to see of HoursTable. */
export const examples: Examples = {
  'of a week': (
    <HoursTable
      lines={[
        { days: 'Monday', hours: '11 AM-7 PM' },
        { days: 'Tuesday-Friday', hours: '10 AM-6 PM' },
        { days: 'Sunday', hours: 'Closed' },
        { days: 'Thanksgiving Day', note: 'Thursday, November 26', hours: 'Closed' },
      ]}
    />
  ),
};
