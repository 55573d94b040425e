import type { Examples } from '../examples/data.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const group = {
  name: 'status',
  legend: 'Have you been here before?',
  choices: [
    { value: 'new', label: 'No', hint: 'We will ask for your prescription.' },
    { value: 'established', label: 'Yes' },
  ],
};

/** What there is to see of RadioGroup. */
export const examples: Examples = {
  'with hints': <RadioGroup {...group} id="status" />,
  'with a mistake': <RadioGroup {...group} id="status-wrong" name="statusWrong" error="Please choose one." />,
};
