import { IconBook2, IconEye, IconHome, IconMail, IconUsers } from '@tabler/icons-react';
import type { SiteLink } from './NavLink.tsx';

/** The top bar's links, in order. */
export const mainLinks: readonly SiteLink[] = [
  { label: 'About', to: '/', hash: 'about' },
  { label: 'Services', to: '/', hash: 'services' },
  { label: 'Our Team', to: '/', hash: 'doctors' },
  { label: 'Eye Hub', to: '/eye-hub' },
  { label: 'Request Care', to: '/', hash: 'contact' },
  { label: 'Find Us', to: '/', hash: 'find-us' },
];

/** The five links of the bottom bar on a phone. */
export const bottomLinks = [
  { label: 'Home', to: '/', icon: IconHome },
  { label: 'Services', to: '/', hash: 'services', icon: IconEye },
  { label: 'Team', to: '/', hash: 'doctors', icon: IconUsers },
  { label: 'Eye Hub', to: '/eye-hub', icon: IconBook2 },
  { label: 'Contact', to: '/', hash: 'contact', icon: IconMail },
] as const;
