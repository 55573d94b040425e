import { practice, profiles, services } from '#content/index.ts';
import { VisuallyHidden } from '../components/screen-reader/screen-reader.tsx';
import { DirectionsLink } from '../features/directions/DirectionsLink.tsx';
import type { SiteLink } from './-root/navigation.tsx';
import { SiteFooter } from './-root/SiteFooter.tsx';

const quickLinks: readonly SiteLink[] = [
  { label: 'About', to: '/', hash: 'about' },
  { label: 'Our Approach', to: '/', hash: 'approach' },
  { label: 'Your Visit', to: '/', hash: 'visit' },
  { label: 'Our Team', to: '/', hash: 'doctors' },
  { label: 'Eye Hub', to: '/eye-hub' },
  { label: 'Eyewear Brands', to: '/', hash: 'recommendations' },
  { label: 'Find Us', to: '/', hash: 'find-us' },
  { label: 'Request Care', to: '/', hash: 'contact' },
  { label: 'Is It Urgent?', to: '/urgent' },
];

const legalLinks: readonly SiteLink[] = [
  { label: 'Terms', to: '/terms' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Accessibility', to: '/accessibility' },
];

/** The footer of every page. */
export default function Footer() {
  return (
    <SiteFooter
      name={practice.name}
      founded={practice.founded}
      phone={practice.phone}
      email={practice.email}
      address={
        <DirectionsLink maps={practice.maps}>
          <VisuallyHidden>Directions to</VisuallyHidden> <span translate="no">{practice.address.oneLine}</span>
        </DirectionsLink>
      }
      services={services}
      quickLinks={quickLinks}
      legalLinks={legalLinks}
      social={profiles.social}
    />
  );
}
