import { Cluster } from '../components/layout/Cluster.tsx';
import { Columns } from '../components/layout/Columns.tsx';
import { Container } from '../components/layout/Container.tsx';
import { Grid } from '../components/layout/Grid.tsx';
import { PageBody } from '../components/layout/PageBody.tsx';
import { ReservedText } from '../components/layout/ReservedText.tsx';
import { Section } from '../components/layout/Section.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { type Examples, longText } from './data.ts';

export const examples: Examples = {
  Cluster: {
    'with its children': (
      <Cluster>
        <p>First</p>
        <p>Second</p>
        <p>Third</p>
      </Cluster>
    ),
  },
  Columns: {
    'with its children': (
      <Columns>
        <p>First</p>
        <p>Second</p>
        <p>Third</p>
      </Columns>
    ),
  },
  Container: {
    'as wide as a page': (
      <Container>
        <p>{longText}</p>
      </Container>
    ),
  },
  Grid: {
    'with its children': (
      <Grid>
        <p>First</p>
        <p>Second</p>
        <p>Third</p>
      </Grid>
    ),
  },
  PageBody: {
    'with parts': (
      <PageBody>
        <p>First</p>
        <p>Second</p>
      </PageBody>
    ),
  },
  ReservedText: {
    'with a short text': <ReservedText longest="Closed, opens Wednesday at 10 AM">Closed</ReservedText>,
  },
  Section: {
    'on the page': (
      <Section id="plain-section" line={3} heading="Services" lead={longText}>
        <p>Content</p>
      </Section>
    ),
    'on another surface': (
      <Section id="raised-section" line={7} heading="Find us" surface="raised">
        <p>Content</p>
      </Section>
    ),
  },
  Stack: {
    'with its children': (
      <Stack>
        <p>First</p>
        <p>Second</p>
        <p>Third</p>
      </Stack>
    ),
  },
};
