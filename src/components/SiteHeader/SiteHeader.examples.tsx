import { type Examples, phone } from '../examples/data.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** What there is to see of SiteHeader. */
export const examples: Examples = {
  'of every page': (
    <SiteHeader
      name="Neighborhood Optometry"
      phone={phone}
      links={[
        { label: 'Services', to: '/', hash: 'services' },
        { label: 'Eye Hub', to: '/eye-hub' },
      ]}
      status={<a href="#hours">Open now, closes at 6 PM</a>}
      address={<a href="#map">519 5th Avenue</a>}
      printedOn={<p>Printed Friday, November 20, 2026</p>}
    />
  ),
};
