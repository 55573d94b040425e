import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/elements/Button.tsx';

/** A link to the page with all warning signs and the guide. */
export function GuideLink() {
  return (
    <Link className={buttonClass({ tone: 'quiet' })} to="/urgent">
      Is it urgent?
    </Link>
  );
}
