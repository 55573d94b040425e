import { partOnDemand } from '../../features/on-demand/on-demand.tsx';

/** The parts of the home page whose script comes when somebody comes near them. */
export const parts = {
  services: partOnDemand('services-part', 'near', () => import('./ServicesPart.tsx')),
  brands: partOnDemand('brands-part', 'near', () => import('./BrandsPart.tsx')),
  contact: partOnDemand('contact-part', 'near', () => import('./ContactForms.tsx')),
};

/** Fetches them all, for a visitor who comes to the home page from another page. */
export const preloadParts = () => Promise.all(Object.values(parts).map(({ preload }) => preload()));
