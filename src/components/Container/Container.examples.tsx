import { type Examples, longText } from '../examples/data.tsx';
import { Container } from './Container.tsx';

/** What there is to see of Container. */
export const examples: Examples = {
  'as wide as a page': (
    <Container>
      <p>{longText}</p>
    </Container>
  ),
};
