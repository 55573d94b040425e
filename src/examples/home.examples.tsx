import { Button } from '../components/elements/Button.tsx';
import { BrandReel } from '../features/brand-carousel/BrandReel.tsx';
import { HoursTable } from '../features/office-hours/HoursTable.tsx';
import { CapabilityTiles } from '../routes/-home/CapabilityTiles.tsx';
import { ContactAside } from '../routes/-home/ContactAside.tsx';
import { Figures } from '../routes/-home/Figures.tsx';
import { Hero } from '../routes/-home/Hero.tsx';
import { InvitationCard } from '../routes/-home/InvitationCard.tsx';
import { OfficeMap } from '../routes/-home/OfficeMap.tsx';
import { RatingCard } from '../routes/-home/RatingCard.tsx';
import { ServiceCard } from '../routes/-home/ServiceCard.tsx';
import { VisitFacts } from '../routes/-home/VisitFacts.tsx';
import { VisitSteps } from '../routes/-home/VisitSteps.tsx';
import { ServiceLink } from '../routes/services/-ServiceLink.tsx';
import { type Examples, ignore, longText, phone, picture } from './data.ts';

const brandReelProps = {
  brands: ['Alder & Finch', 'Corvane', 'Gowan Street'].map((name) => ({ name, logo: picture })),
  onButtonPressed: ignore,
  onPointerEntered: ignore,
  onPointerLeft: ignore,
  onFocusEntered: ignore,
  onFocusLeft: ignore,
};

export const examples: Examples = {
  BrandReel: {
    'with all brands in view': (
      <BrandReel {...brandReelProps} movement="still" overridesReducedMotion={false} buttonLabel="Play" />
    ),
    'before the motion preference is known': (
      <BrandReel {...brandReelProps} movement="unknown" overridesReducedMotion={false} buttonLabel="unknown" />
    ),
    paused: <BrandReel {...brandReelProps} movement="paused" overridesReducedMotion={false} buttonLabel="Pause" />,
  },
  CapabilityTiles: {
    'short and long': (
      <CapabilityTiles
        tiles={[
          { name: 'IPL Therapy', service: 'ipl-therapy' },
          { name: 'Specialty Contact Lenses for Uneven Corneas', service: 'contact-lens-fitting' },
        ]}
        chosen={null}
        onChosen={ignore}
        onApproached={ignore}
      />
    ),
  },
  ContactAside: {
    'beside a form': (
      <ContactAside
        phone={phone}
        hours={<a href="#hours">Open now, closes at 6 PM</a>}
        address={<a href="#map">519 5th Avenue, Brooklyn, NY 11215</a>}
        responseTime="We answer within one business day."
        steps={['We read it.', 'We call you.']}
      >
        <p>The form</p>
      </ContactAside>
    ),
  },
  Figures: {
    'of different lengths': (
      <Figures
        figures={[
          { value: '2009', label: 'caring for Brooklyn since' },
          { value: '5', label: 'optometrists' },
        ]}
      />
    ),
  },
  Hero: {
    'of the home page': (
      <Hero
        heading="Clear vision from people who know you"
        lead={longText}
        points={['Same-day slots for urgent eyes', 'Five optometrists who speak many languages']}
        picture={{ src: picture, alt: '' }}
        actions={<Button>Request Appointment</Button>}
        urgent={<a href="#urgent">Is it urgent?</a>}
      />
    ),
  },
  HoursTable: {
    'of a week': (
      <HoursTable
        lines={[
          { days: 'Monday', hours: '11 AM-7 PM' },
          { days: 'Tuesday-Friday', hours: '10 AM-6 PM' },
          { days: 'Sunday', hours: 'Closed' },
          { days: 'Thanksgiving Day', note: 'Thursday, November 26', hours: 'Closed' },
        ]}
      />
    ),
  },
  InvitationCard: {
    'to another part of the page': (
      <InvitationCard text="We also help you choose eyewear.">
        <a href="#brands">See our eyewear brands</a>
      </InvitationCard>
    ),
  },
  OfficeMap: {
    'without a map': (
      <OfficeMap src="about:blank" title="Map of the office" address="519 5th Avenue, Brooklyn, NY 11215">
        <a href="#map">Open the map</a>
      </OfficeMap>
    ),
  },
  RatingCard: {
    'of a review site': <RatingCard rating={4.8} count={1433} source="a reviews site" url="https://reviews.example" />,
  },
  ServiceCard: {
    'with a picture': (
      <ServiceCard
        service={{ id: 'contact-lens-fitting', title: 'Contact Lens Fitting', description: longText }}
        picture={picture}
        onActivated={ignore}
        onApproached={ignore}
      />
    ),
  },
  VisitFacts: {
    'as a list and as text': (
      <VisitFacts
        facts={[
          { heading: 'What to bring', items: ['Photo ID', 'Your glasses'] },
          { heading: 'How long it takes', text: longText },
        ]}
      />
    ),
  },
  VisitSteps: {
    'of a visit': (
      <VisitSteps
        steps={[
          { title: 'We listen', text: longText },
          { title: 'We look', text: 'At each part of the eye.' },
        ]}
      />
    ),
  },
  ServiceLink: {
    'with a picture': (
      <ServiceLink
        service={{ id: 'contact-lens-fitting', title: 'Contact Lens Fitting', description: longText }}
        picture={picture}
      />
    ),
  },
};
