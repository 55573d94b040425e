import type { Examples } from '../examples/data.tsx';
import { Grid } from './Grid.tsx';

/** What there is to see of Grid. */
export const examples: Examples = {
  'with its children': (
    <Grid>
      <p>First</p>
      <p>Second</p>
      <p>Third</p>
    </Grid>
  ),
};
