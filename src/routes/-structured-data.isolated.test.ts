import { describe, expect, it, vi } from 'vitest';
import { structuredDataOf } from './-structured-data.ts';

vi.mock('#content/practice.data.ts', async () => {
  const { hours } = await import('#tests/support/office-hours.ts');
  const week = { ...hours.week, Monday: null, Tuesday: null, Wednesday: null, Thursday: null, Friday: null };
  return {
    practice: {
      name: 'Lake Office',
      host: 'https://lake.example',
      description: 'An eye doctor at the lake.',
      founded: 2009,
      phone: { dial: '+12125550100', display: '(212) 555-0100' },
      email: 'hello@lake.example',
      address: { street: '1 Lake Street', city: 'Lakeside', state: 'NY', zip: '11215', oneLine: '' },
      coordinates: { latitude: 40, longitude: -73 },
      maps: { web: 'https://maps.example/lake' },
      hours: {
        ...hours,
        week,
        exceptions: [...hours.exceptions.slice(1, 2), { day: '2026-12-25', through: '2026-12-31', name: '' }],
      },
    },
  };
});

const doctor = vi.hoisted(() => ({
  id: 'dr-ann-lee',
  name: 'Dr. Ann Lee',
  title: 'Optometrist',
  languages: ['English'],
  specialties: ['Dry eye'],
  doctorate: { degree: 'Doctor of Optometry', school: null as { name: string; year: number } | null },
  metaDescription: 'Ann Lee.',
}));
vi.mock('#content/doctors.data.ts', () => ({ doctors: [doctor] }));

const office = {
  '@type': 'Optometric',
  '@id': 'https://lake.example/#office',
  name: 'Lake Office',
  url: 'https://lake.example/',
  telephone: '+12125550100',
};
const person = {
  '@type': 'Person',
  name: 'Dr. Ann Lee',
  jobTitle: 'Optometrist',
  url: 'https://lake.example/team/dr-ann-lee',
  knowsLanguage: ['English'],
};
const breadcrumbs = (...crumbs: [name: string, path: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'], ...crumbs].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `https://lake.example${path}`,
  })),
});
const dataOf = (route: string, found: unknown) => JSON.parse(structuredDataOf(route, found) ?? 'null');
const graph = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things });

describe('the data of a page', () => {
  it('describes the office with its doctors and hours', () => {
    const open = { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Saturday' };
    expect(dataOf('/', { findUs: { storefront: { src: '/office.jpg' } } })).toEqual(
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
        employee: [person],
      }),
    );
  });

  it('describes a service, a doctor, and where a page is', () => {
    const service = { id: 'dry-eye', title: 'Dry Eye', metaDescription: 'Care of dry eyes.' };
    expect(dataOf('/services/$slug', { service })).toEqual(
      graph(
        {
          '@type': 'Service',
          name: 'Dry Eye',
          description: 'Care of dry eyes.',
          url: 'https://lake.example/services/dry-eye',
          provider: office,
          areaServed: 'Lakeside',
        },
        breadcrumbs(['Services', '/#services'], ['Dry Eye', '/services/dry-eye']),
      ),
    );
    expect(dataOf('/team/$slug', { doctor })).toEqual(
      graph(
        { ...person, worksFor: office, description: 'Ann Lee.', knowsAbout: ['Dry eye'] },
        breadcrumbs(['Our Team', '/#doctors'], ['Dr. Ann Lee', '/team/dr-ann-lee']),
      ),
    );
    const doctorate = { ...doctor.doctorate, school: { name: 'Lake College', year: 2009 } };
    expect(dataOf('/team/$slug', { doctor: { ...doctor, doctorate } })['@graph'][0].alumniOf).toEqual({
      '@type': 'CollegeOrUniversity',
      name: 'Lake College',
    });
    expect(dataOf('/$legal', { id: 'terms', title: 'Terms' })).toEqual(graph(breadcrumbs(['Terms', '/terms'])));
  });

  it.each([
    ['conditions', {}, { about: { '@type': 'MedicalCondition', name: 'Glaucoma' } }],
    ['solutions', {}, { about: 'Glaucoma' }],
    [
      'solutions',
      { lastReviewed: '2026-11-20', reviewedBy: 'Dr. Ann Lee' },
      { about: 'Glaucoma', lastReviewed: '2026-11-20', reviewedBy: { '@type': 'Person', name: 'Dr. Ann Lee' } },
    ],
  ] as const)('describes a topic of the category %s with the review %j', (id, review, expected) => {
    const topic = { slug: 'glaucoma', title: 'Glaucoma', metaDescription: 'High pressure.', review };
    const path = `/eye-hub/${id}/glaucoma`;
    expect(
      dataOf('/eye-hub/$category/$slug', {
        topic,
        category: { id, title: 'A category', isOfConditions: id === 'conditions' },
      }),
    ).toEqual(
      graph(
        {
          '@type': 'MedicalWebPage',
          name: 'Glaucoma',
          description: 'High pressure.',
          url: `https://lake.example${path}`,
          inLanguage: 'en-US',
          publisher: office,
          ...expected,
        },
        breadcrumbs(['Eye Hub', '/eye-hub'], ['A category', `/eye-hub/${id}`], ['Glaucoma', path]),
      ),
    );
  });

  it('cannot end the script that holds it', () => {
    const legal = { id: 'terms', title: '</script><script>' };
    expect(structuredDataOf('/$legal', legal)).not.toContain('<');
    expect(dataOf('/$legal', legal)).toEqual(graph(breadcrumbs(['</script><script>', '/terms'])));
  });

  it('is missing on pages without any, and on pages that do not exist', () => {
    expect([structuredDataOf('/handled', {}), structuredDataOf('/team/$slug', undefined)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
