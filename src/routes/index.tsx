import { createFileRoute } from '@tanstack/react-router';
import { practice } from '../../content/index.ts';
import { BelowHeading } from '../features/lazy-part/BelowHeading.tsx';
import { LazyPartFrame } from '../features/lazy-part/lazy-part.tsx';
import { preloadForArrival } from '../features/lazy-part/preload-for-arrival.ts';
import { pageHead } from '../rules/page-head.ts';
import { AboutSection } from './-home/AboutSection.tsx';
import { BrandsSection } from './-home/BrandsSection.tsx';
import { CallToActionSection } from './-home/CallToActionSection.tsx';
import { ContactSection } from './-home/ContactSection.tsx';
import { HeroSection } from './-home/HeroSection.tsx';
import { parts } from './-home/parts.ts';
import { TestimonialsSection } from './-home/TestimonialsSection.tsx';

export const Route = createFileRoute('/')({
  beforeLoad: (arrival) => preloadForArrival(Object.values(parts), arrival),
  loader: async () => {
    // The page's component imports it too.
    const { home } = await import('../../content/home.ts');
    return { title: home.metaTitle, description: home.metaDescription };
  },
  head: ({ loaderData }) =>
    pageHead(practice, {
      title: practice.name,
      ...loaderData,
      path: '/',
    }),
  component: Home,
});

function Home() {
  return (
    <>
      <HeroSection />
      <BelowHeading>
        <AboutSection />
        <LazyPartFrame part={parts.services} />
        <LazyPartFrame part={parts.doctors} />
        <CallToActionSection />
        <TestimonialsSection />
        <BrandsSection />
        <LazyPartFrame part={parts.findUs} />
        <ContactSection />
      </BelowHeading>
    </>
  );
}
