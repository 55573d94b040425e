import { lazyPart } from '../../features/lazy-part/lazy-part.tsx';

/** The parts of the home page whose script loads when they are near the viewport. */
export const parts = {
  doctors: lazyPart('doctors-part', 'near', () => import('./DoctorsSection.tsx')),
  services: lazyPart('services-part', 'near', () => import('./ServicesPart.tsx')),
  testimonials: lazyPart('testimonials-part', 'near', () => import('./TestimonialsSection.tsx')),
  brands: lazyPart('brands-part', 'near', () => import('./BrandsPart.tsx')),
  findUs: lazyPart('find-us-part', 'near', () => import('./FindUsSection.tsx')),
  contact: lazyPart('contact-part', 'near', () => import('./ContactForms.tsx')),
};
