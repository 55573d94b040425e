import { Link } from '@tanstack/react-router';
import type { Examples } from '../examples/data.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

/** What there is to see of Breadcrumb. */
export const examples: Examples = {
  'two pages deep': (
    <Breadcrumb current="Dry Eye Disease">
      <Link to="/">Home</Link>
      <Link to="/eye-hub">Eye Hub</Link>
    </Breadcrumb>
  ),
};
