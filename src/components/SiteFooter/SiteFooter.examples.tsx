import { type Examples, phone } from '../examples/data.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** What there is to see of SiteFooter. */
export const examples: Examples = {
  'of every page': (
    <SiteFooter
      name="Neighborhood Optometry"
      founded={2009}
      phone={phone}
      email="hello@practice.example"
      address={<span>519 5th Avenue</span>}
      services={[{ id: 'vision-therapy', title: 'Vision Therapy' }]}
      quickLinks={[{ label: 'Eye Hub', to: '/eye-hub' }]}
      legalLinks={[{ label: 'Terms', to: '/terms' }]}
      social={[{ name: 'Photos', url: 'https://photos.example' }]}
    />
  ),
};
