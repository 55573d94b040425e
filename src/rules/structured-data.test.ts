import { describe, expect, it } from 'vitest';
import { practice } from '#content/practice.ts';
import type { Doctor, Service, Topic } from '#content/types.ts';
import { hours } from '../../tests/support/office-hours.ts';
import { crumbsData, doctorData, officeData, serviceData, structuredDataText, topicData } from './structured-data.ts';

it('gives search engines the phone number that the pages show', () => {
  const shown = practice.phone.display.replace(/\D/g, '');
  expect(officeData(practice, [], '/picture.jpg')['@graph'][0]).toMatchObject({ telephone: `+1${shown}` });
});

it('cannot end the script that holds it', () => {
  const named = officeData({ ...practice, name: '</script><script>' }, [], '/picture.jpg');
  const text = structuredDataText(named);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(named)));
});

describe('the data of a page', () => {
  const week = { ...hours.week, Monday: null, Tuesday: null, Wednesday: null, Thursday: null, Friday: null };
  const lake = {
    ...practice,
    name: 'Lake Office',
    host: 'https://lake.example',
    description: 'An eye doctor at the lake.',
    founded: 2009,
    phone: { dial: '+17185550123', display: '(718) 555-0123' },
    email: 'hello@lake.example',
    address: { street: '1 Lake Street', city: 'Lakeside', state: 'NY', zip: '11215', oneLine: '' },
    coordinates: { latitude: 40, longitude: -73 },
    maps: { ...practice.maps, web: 'https://maps.example/lake' },
    hours: {
      ...hours,
      week,
      exceptions: [...hours.exceptions.slice(1, 2), { day: '2026-12-25', through: '2026-12-31', name: '' }],
    },
  } as const;
  const office = {
    '@type': 'Optometric',
    '@id': 'https://lake.example/#office',
    name: 'Lake Office',
    url: 'https://lake.example/',
    telephone: '+17185550123',
  };
  const doctor = {
    id: 'dr-ann-lee',
    name: 'Dr. Ann Lee',
    title: 'Optometrist',
    languages: ['English'],
    specialties: ['Dry eye'],
    metaDescription: 'Ann Lee.',
  } as unknown as Doctor;
  const person = {
    '@type': 'Person',
    name: 'Dr. Ann Lee',
    jobTitle: 'Optometrist',
    url: 'https://lake.example/team/dr-ann-lee',
    knowsLanguage: ['English'],
  };
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Team', path: '/team' },
  ];
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://lake.example/' },
      { '@type': 'ListItem', position: 2, name: 'Team', item: 'https://lake.example/team' },
    ],
  };
  const graph = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things });

  it('describes the office with its doctors and hours', () => {
    const open = { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Saturday' };
    expect(officeData(lake, [doctor], '/office.jpg')).toEqual(
      graph({
        ...office,
        description: 'An eye doctor at the lake.',
        image: 'https://lake.example/office.jpg',
        email: 'hello@lake.example',
        foundingDate: '2009',
        hasMap: 'https://maps.example/lake',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 Lake Street',
          addressLocality: 'Lakeside',
          addressRegion: 'NY',
          postalCode: '11215',
          addressCountry: 'US',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 40, longitude: -73 },
        openingHoursSpecification: [
          { ...open, opens: '10:00', closes: '13:00' },
          { ...open, opens: '14:00', closes: '16:00' },
          {
            '@type': 'OpeningHoursSpecification',
            validFrom: '2026-12-24',
            validThrough: '2026-12-24',
            opens: '10:00',
            closes: '12:00',
          },
          {
            '@type': 'OpeningHoursSpecification',
            validFrom: '2026-12-25',
            validThrough: '2026-12-31',
            opens: '00:00',
            closes: '00:00',
          },
        ],
        employee: [{ ...person, worksFor: { '@type': 'Optometric', '@id': 'https://lake.example/#office' } }],
      }),
    );
  });

  it('describes a service, a doctor, and where a page is', () => {
    const service = { id: 'dry-eye', title: 'Dry Eye', metaDescription: 'Care of dry eyes.' } as Service;
    expect(serviceData(lake, service, crumbs)).toEqual(
      graph(
        {
          '@type': 'Service',
          name: 'Dry Eye',
          description: 'Care of dry eyes.',
          url: 'https://lake.example/services/dry-eye',
          provider: office,
          areaServed: 'Lakeside',
        },
        breadcrumbs,
      ),
    );
    expect(doctorData(lake, doctor, crumbs)).toEqual(
      graph({ ...person, worksFor: office, description: 'Ann Lee.', knowsAbout: ['Dry eye'] }, breadcrumbs),
    );
    expect(crumbsData(lake, crumbs)).toEqual(graph(breadcrumbs));
  });

  it.each([
    ['conditions', {}, { about: { '@type': 'MedicalCondition', name: 'Glaucoma' } }],
    ['solutions', {}, { about: 'Glaucoma' }],
    [
      'solutions',
      { lastReviewed: '2026-11-20', reviewedBy: 'Dr. Ann Lee' },
      { about: 'Glaucoma', lastReviewed: '2026-11-20', reviewedBy: { '@type': 'Person', name: 'Dr. Ann Lee' } },
    ],
  ] as const)('describes a topic of the category %s with the review %j', (category, review, expected) => {
    const topic = { slug: 'glaucoma', title: 'Glaucoma', category, metaDescription: 'High pressure.', review };
    expect(topicData(lake, topic as unknown as Topic, { id: category }, crumbs)).toEqual(
      graph(
        {
          '@type': 'MedicalWebPage',
          name: 'Glaucoma',
          description: 'High pressure.',
          url: `https://lake.example/eye-hub/${category}/glaucoma`,
          inLanguage: 'en-US',
          publisher: office,
          ...expected,
        },
        breadcrumbs,
      ),
    );
  });
});
