import type { CapabilityTile } from './schema/pages.ts';

/** The "Comprehensive Capabilities" tiles in order; each names its service by slug. */
export const capabilityTiles: readonly CapabilityTile[] = [
  { name: 'Comprehensive Exams', service: 'comprehensive-eye-exam' },
  { name: 'Pediatric Care', service: 'pediatric-eye-care' },
  { name: 'Contact Lens Fitting', service: 'contact-lens-fitting' },
  { name: 'Myopia Control', service: 'myopia-management' },
  { name: 'Dry Eye Therapy', service: 'dry-eye-treatment' },
  { name: 'Emergency Services', service: 'emergency-eye-care' },
  { name: 'Surgical Co-Management', service: 'surgical-comanagement' },
  { name: 'Vision Therapy', service: 'vision-therapy' },
  { name: 'IPL Therapy', service: 'ipl-therapy' },
  { name: 'Specialty Contact Lenses', service: 'contact-lens-fitting' },
  // TODO(owner): confirm the service. Your list gives the number of the DMV exam here.
  { name: 'Advanced Diagnostics', service: 'advanced-diagnostic-technology' },
  { name: 'Medical Eye Care', service: 'comprehensive-eye-exam' },
];
