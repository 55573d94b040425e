import { IconBook, IconHome } from '@tabler/icons-react';
import { OfficeAdvice } from '../features/open-status/OfficeAdvice.tsx';
import { OpenStatus } from '../features/open-status/OpenStatus.tsx';
import { UrgentCall } from '../features/open-status/UrgentCall.tsx';
import { BottomBar } from '../routes/-root/BottomBar.tsx';
import { Logo } from '../routes/-root/Logo.tsx';
import { NavLink } from '../routes/-root/NavLink.tsx';
import { OfficeAddress } from '../routes/-root/OfficeAddress.tsx';
import { PageNotices } from '../routes/-root/PageNotices.tsx';
import { SiteFooter } from '../routes/-root/SiteFooter.tsx';
import { SiteHeader } from '../routes/-root/SiteHeader.tsx';
import { SkipLink } from '../routes/-root/SkipLink.tsx';
import { type Examples, phone } from './data.ts';

const noHours = {
  timeZone: 'America/New_York',
  week: { Sunday: null, Monday: null, Tuesday: null, Wednesday: null, Thursday: null, Friday: null, Saturday: null },
  dailyBreak: { starts: '13:00', ends: '14:00', note: '' },
  holidays: [],
} as const;

export const examples: Examples = {
  BottomBar: {
    'with two places': (
      <BottomBar
        items={[
          { label: 'Home', to: '/', icon: IconHome },
          { label: 'Eye Hub', to: '/eye-hub', icon: IconBook },
        ]}
      />
    ),
  },
  Logo: {
    'with the name': <Logo name="Neighborhood Optometry" />,
  },
  OfficeAddress: {
    'on one line': <OfficeAddress street="519 5th Avenue" oneLine="519 5th Avenue, Brooklyn, NY 11215" />,
  },
  UrgentCall: {
    'on days without office hours': (
      <UrgentCall
        hours={noHours}
        phone={phone}
        words={{
          whenClosed: 'If we are closed, call 911.',
          openNow: 'We are open now.',
          closedNow: 'We are closed now. Call 911.',
        }}
      />
    ),
  },
  OfficeAdvice: {
    'on days without office hours': (
      <OfficeAdvice
        hours={noHours}
        words={{
          whenClosed: 'If we are closed, call 911.',
          openNow: 'We are open now.',
          closedNow: 'We are closed now. Call 911.',
        }}
      />
    ),
  },
  OpenStatus: {
    'on days without office hours': <OpenStatus hours={noHours} />,
  },
  PageNotices: {
    hidden: <PageNotices phone={phone} address="519 5th Avenue, Brooklyn, NY 11215" />,
  },
  NavLink: {
    'to a section': (
      <NavLink to="/" hash="find-us" className="">
        Find Us
      </NavLink>
    ),
  },
  SiteFooter: {
    'of every page': (
      <SiteFooter
        name="Neighborhood Optometry"
        founded={2009}
        phone={phone}
        email="hello@practice.example"
        address={<span>519 5th Avenue</span>}
        services={[{ id: 'vision-therapy', title: 'Vision Therapy' }]}
        quickLinks={[{ label: 'Eye Hub', to: '/eye-hub' }]}
        legalLinks={[{ label: 'Terms', to: '/terms' }]}
        social={[{ name: 'Photos', url: 'https://photos.example' }]}
      />
    ),
  },
  SiteHeader: {
    'of every page': (
      <SiteHeader
        name="Neighborhood Optometry"
        phone={phone}
        links={[
          { label: 'Services', to: '/', hash: 'services' },
          { label: 'Eye Hub', to: '/eye-hub' },
        ]}
        status={<a href="#hours">Open now, closes at 6 PM</a>}
        address={<a href="#map">519 5th Avenue</a>}
        printedOn={<p>Printed Friday, November 20, 2026</p>}
      />
    ),
  },
  SkipLink: {
    'hidden until focused': <SkipLink />,
  },
};
