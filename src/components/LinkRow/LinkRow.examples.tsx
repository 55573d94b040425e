import type { Examples } from '../examples/data.tsx';
import { LinkRow } from './LinkRow.tsx';

/** What there is to see of LinkRow. */
export const examples: Examples = {
  'with two links': (
    <LinkRow label="On this page">
      <a href="#first">What is it?</a>
      <a href="#second">How We Help</a>
    </LinkRow>
  ),
};
