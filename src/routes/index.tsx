import { createFileRoute } from '@tanstack/react-router';
import { doctors, home, practice } from '../../content/index.ts';
import { isPageReady } from '../features/on-demand/is-page-ready.ts';
import { OnDemand } from '../features/on-demand/on-demand.tsx';
import { pageHead } from '../practice/page-head.ts';
import { officeData } from '../practice/structured-data.ts';
import { AboutSection } from './-home/AboutSection.tsx';
import { BrandsSection } from './-home/BrandsSection.tsx';
import { CallToActionSection } from './-home/CallToActionSection.tsx';
import { ContactSection } from './-home/ContactSection.tsx';
import { DoctorsSection } from './-home/DoctorsSection.tsx';
import { FindUsSection } from './-home/FindUsSection.tsx';
import { HeroSection } from './-home/HeroSection.tsx';
import { parts, preloadParts } from './-home/parts.ts';
import { TestimonialsSection } from './-home/TestimonialsSection.tsx';

export const Route = createFileRoute('/')({
  loader: async () => {
    if (isPageReady()) await preloadParts();
    return { title: home.metaTitle, description: home.metaDescription };
  },
  head: ({ loaderData }) =>
    pageHead(practice, {
      title: practice.name,
      ...loaderData,
      path: '/',
      ...(import.meta.env.SSR && { structuredData: officeData(practice, doctors) }),
    }),
  component: Home,
});

function Home() {
  return (
    <>
      <HeroSection />
      <AboutSection />
      <OnDemand part={parts.services} />
      <DoctorsSection />
      <CallToActionSection />
      <TestimonialsSection />
      <BrandsSection />
      <FindUsSection />
      <ContactSection />
    </>
  );
}
