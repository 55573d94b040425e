import type { LegacyPrefix, LegacyRedirect } from './schema/pages.ts';

/** Addresses of the former site, and their targets. */
export const legacyRedirects: readonly LegacyRedirect[] = [
  { from: '/contact', to: '/#contact' },
  { from: '/schedule-appointment-2', to: '/#contact', tab: 'appointment' },
  { from: '/patient-intake-form', to: '/#contact' },
  { from: '/order-contact-lenses', to: '/#contact', tab: 'contact-lens' },
  { from: '/general-eye-exam', to: '/services/comprehensive-eye-exam' },
  { from: '/comprehensive-eye-examination', to: '/services/comprehensive-eye-exam' },
  { from: '/vision-therapy', to: '/services/vision-therapy' },
  { from: '/red-eye-emergency-eye-care', to: '/services/emergency-eye-care' },
  { from: '/myopia-control', to: '/services/myopia-management' },
  // No such service exists: the address is kept, and its page offers the closest one.
  { from: '/dry-eye-therapy', to: '/services/dry-eye-therapy' },
  { from: '/intense-pulsed-light-therapy', to: '/services/ipl-therapy' },
];

/** Families of addresses of the former site. The rest of the address follows in lower case. */
export const legacyPrefixes: readonly LegacyPrefix[] = [
  { from: '/dr-', to: '/team/dr-' },
  { from: '/service-', to: '/services/' },
];
