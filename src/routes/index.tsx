import { createFileRoute } from '@tanstack/react-router';
import { BelowHeading } from '#src/page/below-heading.tsx';
import { LazyPartFrame } from '#src/page/lazy-part.tsx';
import { type ContactPrefill, readPrefill } from '#src/rules/contact-prefill.ts';
import { pageHead } from '#src/rules/page-head.ts';
import { AboutSection } from './-home/AboutSection.tsx';
import { HeroSection } from './-home/HeroSection.tsx';
import { BrandsSection, ContactSection, parts, TestimonialsSection, VisitSection } from './-home/sections.tsx';
import { CallToAction } from './-links.tsx';
import { routeContent } from './-route-content.ts';

export const Route = createFileRoute('/')({
  validateSearch: (search: Record<string, unknown>): HomeSearch => ({
    ...readPrefill(search),
    ...(typeof search.service === 'string' && { service: search.service }),
    ...(typeof search.language === 'string' && { language: search.language }),
  }),
  // A link within the page keeps it.
  search: { middlewares: [({ search, next }) => ({ language: search.language, ...next(search) })] },
  staticData: { parts: Object.values(parts) },
  loader: ({ location }) => routeContent(location, ({ loadHome }) => loadHome()),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData, '/') : {}),
  component: Home,
  // In the first script: most visits begin or pass here.
  codeSplitGroupings: [],
});

interface HomeSearch extends ContactPrefill {
  /** The slug of the service that is shown over the page. */
  service?: string;
  /** The language of the doctors that are shown; all without one. */
  language?: string | undefined;
}

function Home() {
  return (
    <>
      <HeroSection />
      <BelowHeading>
        <AboutSection />
        <LazyPartFrame part={parts.services} />
        <VisitSection />
        <LazyPartFrame part={parts.doctors} />
        <CallToAction>Request Appointment</CallToAction>
        <TestimonialsSection />
        <BrandsSection />
        <LazyPartFrame part={parts.findUs} />
        <ContactSection />
      </BelowHeading>
    </>
  );
}
