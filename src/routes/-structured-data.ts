import type { RegisteredRouter, RouteById, RouteIds } from '@tanstack/react-router';
import { doctors } from '#content/doctors/summaries.ts';
import { practice } from '#content/practice.ts';
import type { LegalPage, SectionText, TopicCategory } from '#content/types.ts';
import {
  type Crumb,
  crumbsData,
  doctorData,
  officeData,
  type StructuredData,
  serviceData,
  topicData,
} from '../rules/structured-data.ts';
import type { DoctorPage, loadHome, ServicePage, TopicPage } from './-loaders.ts';

const homeCrumb: Crumb = { name: 'Home', path: '/' };
const hubCrumb: Crumb = { name: 'Eye Hub', path: '/eye-hub' };
const categoryCrumb = ({ id, title }: Pick<TopicCategory, 'id' | 'title'>): Crumb => ({
  name: title,
  path: `/eye-hub/${id}`,
});

type HomePage = Awaited<ReturnType<typeof loadHome>>;

/** The address of the picture of the office. */
const storefront = ({
  findUs: {
    storefront: { src },
  },
}: HomePage) => (typeof src === 'string' ? src : src.img.src);

type RouteTree = RegisteredRouter['routeTree'];
type Graphs = {
  [Id in RouteIds<RouteTree>]?: (found: RouteById<RouteTree, Id>['types']['loaderData']) => StructuredData;
};

/** The schema.org data of the pages of each route, from its loader data. */
const graphs = {
  '/': (home: HomePage) => officeData(practice, doctors, storefront(home)),
  '/services/$slug': ({ service }: ServicePage) =>
    serviceData(practice, service, [
      homeCrumb,
      { name: 'Services', path: '/#services' },
      { name: service.title, path: `/services/${service.id}` },
    ]),
  '/team/$slug': ({ doctor }: DoctorPage) =>
    doctorData(practice, doctor, [
      homeCrumb,
      { name: 'Our Team', path: '/#doctors' },
      { name: doctor.name, path: `/team/${doctor.id}` },
    ]),
  '/eye-hub/': () => crumbsData(practice, [homeCrumb, hubCrumb]),
  '/eye-hub/$category/': ({ category }: { category: TopicCategory }) =>
    crumbsData(practice, [homeCrumb, hubCrumb, categoryCrumb(category)]),
  '/eye-hub/$category/$slug': ({ topic, category }: TopicPage) =>
    topicData(practice, topic, category, [
      homeCrumb,
      hubCrumb,
      categoryCrumb(category),
      { name: topic.title, path: `/eye-hub/${category.id}/${topic.slug}` },
    ]),
  '/urgent': ({ heading }: SectionText) => crumbsData(practice, [homeCrumb, { name: heading, path: '/urgent' }]),
  '/search': () => crumbsData(practice, [homeCrumb, { name: 'Search', path: '/search' }]),
  '/terms': legalGraph,
  '/privacy': legalGraph,
  '/notice-of-privacy-practices': legalGraph,
  '/language-help': legalGraph,
  '/accessibility': legalGraph,
} satisfies Graphs;

function legalGraph({ id, title }: LegalPage): StructuredData {
  return crumbsData(practice, [homeCrumb, { name: title, path: `/${id}` }]);
}

/** The structured data of a page; undefined for routes without any, and without loader data. */
export function structuredDataOf(route: string, found: unknown): StructuredData | undefined {
  if (found === undefined || !Object.hasOwn(graphs, route)) return undefined;
  return (graphs[route as keyof typeof graphs] as (found: unknown) => StructuredData)(found);
}
