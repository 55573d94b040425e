import type { RegisteredRouter, RouteById, RouteIds } from '@tanstack/react-router';
import type { BreadcrumbList, DayOfWeek, Graph, Optometric, Person } from 'schema-dts';
import { doctors } from '#content/doctors.data.ts';
import { practice } from '#content/practice.data.ts';
import type { TopicCategory } from '#content/schema/entries.ts';
import type { Weekday } from '#content/schema/practice.ts';
import { weekdaySpans } from '#src/rules/office-hours.ts';

const { host, hours, address } = practice;

/** The office on other pages: enough to identify it. */
const office = {
  '@type': 'Optometric',
  '@id': `${host}/#office`,
  name: practice.name,
  url: `${host}/`,
  telephone: practice.phone.dial,
} as const satisfies Optometric;

const person = (doctor: (typeof doctors)[number]) =>
  ({
    '@type': 'Person',
    name: doctor.name,
    jobTitle: doctor.title,
    url: `${host}/team/${doctor.id}`,
    knowsLanguage: doctor.languages,
  }) satisfies Person;

/** The open hours of each weekday, without the daily break, and of each exception. Closed is from midnight to midnight. */
function openingHours() {
  const week = (Object.keys(hours.week) as Weekday[]).flatMap((day) =>
    weekdaySpans(hours, day).map((span) => ({ dayOfWeek: `https://schema.org/${day}` as DayOfWeek, ...span })),
  );
  const exceptions = hours.exceptions.flatMap(({ day, through = day, open = [{ opens: '00:00', closes: '00:00' }] }) =>
    open.map((span) => ({ validFrom: day, validThrough: through, ...span })),
  );
  return [...week, ...exceptions].map((spans) => ({ '@type': 'OpeningHoursSpecification', ...spans }) as const);
}

type Crumb = readonly [name: string, path: string];

/** The way to a page, from the home page. */
const breadcrumbs = (...crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...crumbs].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: host + path,
  })),
});

const hubCrumb: Crumb = ['Eye Hub', '/eye-hub'];
const categoryCrumb = ({ id, title }: Pick<TopicCategory, 'id' | 'title'>): Crumb => [title, `/eye-hub/${id}`];

type RouteTree = RegisteredRouter['routeTree'];
type Graphs = {
  [Id in RouteIds<RouteTree>]?: (found: RouteById<RouteTree, Id>['types']['loaderData']) => Graph['@graph'];
};

/** The schema.org data of the pages of each route, from its loader data. */
const graphs: Graphs = {
  '/': ({ findUs: { storefront } }) => [
    {
      ...office,
      description: practice.description,
      image: host + (typeof storefront.src === 'string' ? storefront.src : storefront.src.img.src),
      email: practice.email,
      foundingDate: String(practice.founded),
      hasMap: practice.maps.web,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.zip,
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', ...practice.coordinates },
      openingHoursSpecification: openingHours(),
      employee: doctors.map(person),
    },
  ],
  '/services/$slug': ({ service }) => [
    {
      '@type': 'Service',
      name: service.title,
      description: service.metaDescription,
      url: `${host}/services/${service.id}`,
      provider: office,
      areaServed: address.city,
    },
    breadcrumbs(['Services', '/#services'], [service.title, `/services/${service.id}`]),
  ],
  '/team/$slug': ({ doctor }) => [
    {
      ...person(doctor),
      worksFor: office,
      description: doctor.metaDescription,
      knowsAbout: doctor.specialties,
      ...(doctor.doctorate.school && {
        alumniOf: { '@type': 'CollegeOrUniversity', name: doctor.doctorate.school.name },
      }),
    },
    breadcrumbs(['Our Team', '/#doctors'], [doctor.name, `/team/${doctor.id}`]),
  ],
  '/eye-hub/': () => [breadcrumbs(hubCrumb)],
  '/eye-hub/$category/': ({ category }) => [breadcrumbs(hubCrumb, categoryCrumb(category))],
  '/eye-hub/$category/$slug': ({ topic: { title, slug, metaDescription, review }, category }) => [
    {
      '@type': 'MedicalWebPage',
      name: title,
      description: metaDescription,
      url: `${host}/eye-hub/${category.id}/${slug}`,
      inLanguage: 'en-US',
      about: category.isOfConditions ? { '@type': 'MedicalCondition', name: title } : title,
      publisher: office,
      ...(review.lastReviewed &&
        review.reviewedBy && {
          lastReviewed: review.lastReviewed,
          reviewedBy: { '@type': 'Person', name: review.reviewedBy },
        }),
    },
    breadcrumbs(hubCrumb, categoryCrumb(category), [title, `/eye-hub/${category.id}/${slug}`]),
  ],
  '/urgent': ({ heading }) => [breadcrumbs([heading, '/urgent'])],
  '/search': () => [breadcrumbs(['Search', '/search'])],
  '/$legal': ({ id, title }) => [breadcrumbs([title, `/${id}`])],
};

/** The structured data of a page as text of a script element, with `<` escaped; undefined for routes without any. */
export function structuredDataOf(route: string, found: unknown): string | undefined {
  if (found === undefined || !Object.hasOwn(graphs, route)) return undefined;
  const things = (graphs[route as keyof Graphs] as (found: unknown) => Graph['@graph'])(found);
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
