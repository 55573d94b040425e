import { Link } from '@tanstack/react-router';
import { BackLink } from '../components/BackLink/BackLink.tsx';
import { Breadcrumb } from '../components/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../components/Button/Button.tsx';
import { CallToAction } from '../components/CallToAction/CallToAction.tsx';
import { DetailHero } from '../components/DetailHero/DetailHero.tsx';
import { DetailSection } from '../components/DetailSection/DetailSection.tsx';
import { LinkRow } from '../components/LinkRow/LinkRow.tsx';
import { NotFoundView } from '../components/NotFoundView/NotFoundView.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { PhoneMenu } from '../components/PhoneMenu/PhoneMenu.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { type Examples, ignore, longText, phone, picture } from './data.ts';

const detailHeroProps = {
  breadcrumb: (
    <Breadcrumb current="This page">
      <a href="#home">Home</a>
    </Breadcrumb>
  ),
  back: <a href="#back">Back</a>,
  lead: longText,
  actions: <Button>Book Appointment</Button>,
};

export const examples: Examples = {
  BackLink: {
    'to a section': <BackLink hash="services">Back to Services</BackLink>,
  },
  Breadcrumb: {
    'two pages deep': (
      <Breadcrumb current="Dry Eye Disease">
        <Link to="/">Home</Link>
        <Link to="/eye-hub">Eye Hub</Link>
      </Breadcrumb>
    ),
  },
  CallToAction: {
    'at the end of a page': (
      <CallToAction
        heading="Ready to See Clearly?"
        lead="Ask for a visit today."
        phone={phone}
        action={<Button>Request Appointment</Button>}
      />
    ),
  },
  DetailHero: {
    'of a service': (
      <DetailHero
        {...detailHeroProps}
        title="Contact Lens Fitting"
        picture={{ src: picture, alt: '', shape: 'landscape' }}
      />
    ),
    'of a doctor': (
      <DetailHero
        {...detailHeroProps}
        title="Dr. Meilan Tsoi"
        kicker="Optometrist"
        details={<p>Speaks English, Chinese</p>}
        picture={{ src: picture, alt: 'Dr. Tsoi, smiling', shape: 'portrait' }}
      />
    ),
  },
  DetailSection: {
    'with text': (
      <DetailSection heading="About This Service">
        <p>{longText}</p>
      </DetailSection>
    ),
  },
  LinkRow: {
    'with two links': (
      <LinkRow label="On this page">
        <a href="#first">What is it?</a>
        <a href="#second">How We Help</a>
      </LinkRow>
    ),
  },
  NotFoundView: {
    'with a suggestion': (
      <NotFoundView
        code="404"
        title="Page Not Found"
        text="There is nothing at this address."
        phone={phone}
        suggestions={<a href="#suggestion">Vision Therapy</a>}
        actions={<Button>Go Home</Button>}
      />
    ),
  },
  PageHeader: {
    'of a topic': <PageHeader title="Cataracts" lead={longText} />,
    'of the page that all hang on': (
      <PageHeader size="poster" title="Eye Hub" lead={longText} beside={<p>A picture</p>} />
    ),
  },
  PhoneMenu: {
    strong: <PhoneMenu phone={phone} side="start" />,
    plain: <PhoneMenu phone={phone} look="plain" side="start" />,
  },
  Tabs: {
    'of three': (
      <Tabs
        id="tabs"
        label="How can we help?"
        chosen="inquiry"
        onChoose={ignore}
        tabs={[
          { value: 'appointment', label: 'Appointment Request', panel: <p>Appointment</p> },
          { value: 'inquiry', label: 'General Inquiry', panel: <p>Inquiry</p> },
          { value: 'lenses', label: 'Contact Lens Ordering', panel: <p>Lenses</p> },
        ]}
      />
    ),
  },
};
