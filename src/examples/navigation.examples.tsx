import { Link } from '@tanstack/react-router';
import { BackLink } from '../components/navigation/BackLink.tsx';
import { Breadcrumb } from '../components/navigation/Breadcrumb.tsx';
import { LinkRow } from '../components/navigation/LinkRow.tsx';
import { PhoneMenu } from '../components/navigation/PhoneMenu.tsx';
import { Tabs } from '../components/navigation/Tabs.tsx';
import { type Examples, ignore, phone } from './data.ts';

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
  LinkRow: {
    'with two links': (
      <LinkRow label="On this page">
        <a href="#first">What is it?</a>
        <a href="#second">How We Help</a>
      </LinkRow>
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
