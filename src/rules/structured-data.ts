import type {
  BreadcrumbList,
  DayOfWeek,
  Graph,
  MedicalWebPage,
  Optometric,
  Person,
  Service as ServiceData,
} from 'schema-dts';
import type { Doctor, DoctorSummary, Practice, Service, Topic, TopicCategory, Weekday } from '#content/types.ts';
import { weekdaySpans } from './office-hours.ts';

/** The schema.org data of a page. */
export type StructuredData = Graph;

/** Structured data as the text of a script element; escapes `<`, which could end that element. */
export const structuredDataText = (data: StructuredData): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** A step of a breadcrumb. */
export interface Crumb {
  name: string;
  path: string;
}

const graph = (...things: Graph['@graph'][number][]): Graph => ({ '@context': 'https://schema.org', '@graph': things });

/** A reference to the office from other things: enough to identify it on a page of its own. */
const officeNamed = (practice: Practice) =>
  ({
    '@type': 'Optometric',
    '@id': `${practice.host}/#office`,
    name: practice.name,
    url: `${practice.host}/`,
    telephone: practice.phone.dial,
  }) as const satisfies Optometric;

/** The office with its optometrists and hours, for the home page. `picture` is a path. */
export function officeData(practice: Practice, doctors: readonly DoctorSummary[], picture: string): Graph {
  const office: Optometric = {
    ...officeNamed(practice),
    description: practice.description,
    image: practice.host + picture,
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
    employee: doctors.map((doctor) =>
      person(practice, doctor, { '@type': 'Optometric', '@id': officeNamed(practice)['@id'] }),
    ),
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
    provider: officeNamed(practice),
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

/** A topic of the Eye Hub. It has a review date only if it was reviewed. */
export function topicData(
  practice: Practice,
  topic: Pick<Topic, 'title' | 'slug' | 'category' | 'metaDescription' | 'review'>,
  category: Pick<TopicCategory, 'id'>,
  crumbs: readonly Crumb[],
): Graph {
  const data: MedicalWebPage = {
    '@type': 'MedicalWebPage',
    name: topic.title,
    description: topic.metaDescription,
    url: `${practice.host}/eye-hub/${topic.category}/${topic.slug}`,
    inLanguage: 'en-US',
    about: category.id === 'conditions' ? { '@type': 'MedicalCondition', name: topic.title } : topic.title,
    publisher: officeNamed(practice),
    ...(topic.review.lastReviewed && topic.review.reviewedBy
      ? { lastReviewed: topic.review.lastReviewed, reviewedBy: { '@type': 'Person', name: topic.review.reviewedBy } }
      : {}),
  };
  return graph(data, breadcrumbs(practice, crumbs));
}

/** The breadcrumb, for pages without other structured data. */
export const crumbsData = (practice: Practice, crumbs: readonly Crumb[]): Graph => graph(breadcrumbs(practice, crumbs));

function person(practice: Practice, doctor: DoctorSummary, office: Optometric = officeNamed(practice)) {
  return {
    '@type': 'Person',
    name: doctor.name,
    jobTitle: doctor.title,
    url: `${practice.host}/team/${doctor.id}`,
    knowsLanguage: doctor.languages,
    worksFor: office,
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

/** The open hours of each weekday, without the daily break, and of each exception. Closed is from midnight to midnight. */
function openingHours({ hours }: Practice) {
  const week = (Object.keys(hours.week) as Weekday[]).flatMap((day) =>
    weekdaySpans(hours, day).map(
      (span) =>
        ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${day}` as DayOfWeek,
          ...span,
        }) as const,
    ),
  );
  const exceptions = hours.exceptions.flatMap(({ day, through = day, open = [{ opens: '00:00', closes: '00:00' }] }) =>
    open.map(
      (span) => ({ '@type': 'OpeningHoursSpecification', validFrom: day, validThrough: through, ...span }) as const,
    ),
  );
  return [...week, ...exceptions];
}
