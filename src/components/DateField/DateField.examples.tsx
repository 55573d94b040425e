import { type Examples, ignore } from '../examples/data.tsx';
import { DateField } from './DateField.tsx';

const field = {
  name: 'preferredDate',
  label: 'Preferred date',
  days: () => ({ first: '2026-11-21', last: '2027-11-21', closedWords: () => null }) as const,
  onPick: ignore,
} as const;

/** What there is to see of DateField. */
export const examples: Examples = {
  empty: <DateField {...field} id="date-empty" chosenDay={null} />,
  'with a mistake': (
    <DateField {...field} id="date-wrong" chosenDay={null} error="Please enter a valid date, such as 4/12/1985." />
  ),
  'with a remark': (
    <DateField {...field} id="date-noted" chosenDay="2026-11-24" note="The office opens at 10 AM that day." />
  ),
};
