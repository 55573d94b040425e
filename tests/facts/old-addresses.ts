/** An address of the former site, its target, and the selected tab in the contact section there. */
export interface OldAddress {
  from: string;
  to: string;
  heading: string;
  tab?: string;
}

const contact = { to: '/#contact', heading: 'Contact us', tab: 'General Inquiry' };

/** The owner's table of old addresses, with two examples of each pattern. */
export const oldAddresses: readonly OldAddress[] = [
  { from: '/contact', ...contact },
  { from: '/schedule-appointment-2', ...contact, tab: 'Appointment Request' },
  { from: '/patient-intake-form', ...contact },
  { from: '/order-contact-lenses', ...contact, tab: 'Contact Lens Ordering' },
  { from: '/general-eye-exam', to: '/services/comprehensive-eye-exam', heading: 'Comprehensive Eye Exam' },
  { from: '/comprehensive-eye-examination', to: '/services/comprehensive-eye-exam', heading: 'Comprehensive Eye Exam' },
  { from: '/vision-therapy', to: '/services/vision-therapy', heading: 'Vision Therapy' },
  { from: '/red-eye-emergency-eye-care', to: '/services/emergency-eye-care', heading: 'Emergency Eye Care' },
  { from: '/myopia-control', to: '/services/myopia-management', heading: 'Myopia Management' },
  { from: '/dry-eye-therapy', to: '/services/dry-eye-therapy', heading: 'Service Not Found' },
  { from: '/intense-pulsed-light-therapy', to: '/services/ipl-therapy', heading: 'IPL Therapy' },
  { from: '/dr-miriam-castellan', to: '/team/dr-miriam-castellan', heading: 'Dr. Miriam Castellan' },
  { from: '/dr-no-body', to: '/team/dr-no-body', heading: 'Doctor Not Found' },
  { from: '/service-dmv-eye-exam', to: '/services/dmv-eye-exam', heading: 'DMV Eye Exam' },
  { from: '/service-no-such-thing', to: '/services/no-such-thing', heading: 'Service Not Found' },
  { from: '/services', to: '/404', heading: 'Page Not Found' },
  { from: '/team', to: '/404', heading: 'Page Not Found' },
  { from: '/anything-else', to: '/404', heading: 'Page Not Found' },
  { from: '/dr-ana/reyes', to: '/404', heading: 'Page Not Found' },
  { from: '/service-list.html', to: '/404', heading: 'Page Not Found' },
];

/** Common spellings of an old address. */
export const spellings = (path: string): string[] => [path, path.toUpperCase(), `${path}/`];
