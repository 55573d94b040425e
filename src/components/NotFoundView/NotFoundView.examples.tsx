import { Button } from '../Button/Button.tsx';
import { type Examples, phone } from '../examples/data.tsx';
import { NotFoundView } from './NotFoundView.tsx';

/** What there is to see of NotFoundView. */
export const examples: Examples = {
  'with a suggestion': (
    <NotFoundView
      code="404"
      title="Page Not Found"
      text="There is nothing at this address."
      phone={phone}
      suggestions={<a href="#suggestion">Vision Therapy</a>}
      actions={<Button>Go Home</Button>}
    />
  ),
};
