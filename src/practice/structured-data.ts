import type {
  BreadcrumbList,
  DayOfWeek,
  Graph,
  MedicalWebPage,
  Optometric,
  Person,
  Service as ServiceData,
} from 'schema-dts';
import type { Doctor, DoctorSummary, Practice, Service, Topic, TopicCategory, Weekday } from '../../content/types.ts';
import { weekdaySpans } from './office-hours.ts';

/** A step of the way from the home page to a page. */
export interface Crumb {
  name: string;
  path: string;
}

const graph = (...things: Graph['@graph'][number][]): Graph => ({ '@context': 'https://schema.org', '@graph': things });

const officeId = (practice: Practice) => `${practice.host}/#office`;

/** The office with its optometrists and hours, for the home page. */
export function officeData(practice: Practice, doctors: readonly DoctorSummary[]): Graph {
  const office: Optometric = {
    '@type': 'Optometric',
    '@id': officeId(practice),
    name: practice.name,
    description: practice.description,
    url: practice.host,
    telephone: practice.phone.dial,
    email: practice.email,
    foundingDate: String(practice.founded),
    hasMap: practice.maps.web,
    address: {
      '@type': 'PostalAddress',
      streetAddress: practice.address.street,
      addressLocality: practice.address.city,
      addressRegion: practice.address.state,
      postalCode: practice.address.zip,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', ...practice.coordinates },
    openingHoursSpecification: openingHours(practice),
    employee: doctors.map((doctor) => person(practice, doctor)),
  };
  return graph(office);
}

/** A service, offered by the office. */
export function serviceData(practice: Practice, service: Service, crumbs: readonly Crumb[]): Graph {
  const data: ServiceData = {
    '@type': 'Service',
    name: service.title,
    description: service.metaDescription,
    url: `${practice.host}/services/${service.id}`,
    provider: { '@id': officeId(practice) },
    areaServed: practice.address.city,
  };
  return graph(data, breadcrumbs(practice, crumbs));
}

/** An optometrist of the office. */
export function doctorData(practice: Practice, doctor: Doctor, crumbs: readonly Crumb[]): Graph {
  return graph(
    { ...person(practice, doctor), description: doctor.metaDescription, knowsAbout: doctor.specialties },
    breadcrumbs(practice, crumbs),
  );
}

/** A topic of the Eye Hub. A review date is given only where somebody reviewed it. */
export function topicData(practice: Practice, topic: Topic, category: TopicCategory, crumbs: readonly Crumb[]): Graph {
  const data: MedicalWebPage = {
    '@type': 'MedicalWebPage',
    name: topic.title,
    description: topic.metaDescription,
    url: `${practice.host}/eye-hub/${topic.category}/${topic.slug}`,
    inLanguage: 'en-US',
    about: category.id === 'conditions' ? { '@type': 'MedicalCondition', name: topic.title } : topic.title,
    publisher: { '@id': officeId(practice) },
    ...(topic.review.lastReviewed && topic.review.reviewedBy
      ? { lastReviewed: topic.review.lastReviewed, reviewedBy: { '@type': 'Person', name: topic.review.reviewedBy } }
      : {}),
  };
  return graph(data, breadcrumbs(practice, crumbs));
}

/** The way from the home page, for pages that have nothing else to say of themselves. */
export const crumbsData = (practice: Practice, crumbs: readonly Crumb[]): Graph => graph(breadcrumbs(practice, crumbs));

function person(practice: Practice, doctor: DoctorSummary) {
  return {
    '@type': 'Person',
    name: doctor.name,
    jobTitle: doctor.title,
    url: `${practice.host}/team/${doctor.id}`,
    knowsLanguage: doctor.languages,
    worksFor: { '@id': officeId(practice) },
  } satisfies Person;
}

function breadcrumbs(practice: Practice, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: practice.host + path,
    })),
  };
}

/** The open hours of each weekday, the daily break taken out. */
function openingHours({ hours }: Practice) {
  return (Object.keys(hours.week) as Weekday[]).flatMap((day) =>
    weekdaySpans(hours, day).map(
      (span) =>
        ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${day}` as DayOfWeek,
          ...span,
        }) as const,
    ),
  );
}
