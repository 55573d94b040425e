import type { ReactNode } from 'react';
import { DoctorCard } from '#src/components/cards/DoctorCard.tsx';
import { Notice } from '#src/components/elements/Notice.tsx';
import { MarkedList, Paragraphs } from '#src/components/elements/text.tsx';
import { FieldGroup } from '#src/components/form/Field.tsx';
import { Grid, Stack } from '#src/components/layout/layout.tsx';
import { DetailSection } from '#src/components/page/details.tsx';
import { PriceTable } from '#src/components/page/PriceTable.tsx';
import { EyewearFrame } from '#src/routes/-home/EyewearFrame.tsx';
import { EyewearInvitation } from '#src/routes/-home/EyewearInvitation.tsx';
import { VisitSections } from '#src/routes/-home/sections.tsx';
import { DoctorFacts, educationOf } from '#src/routes/team/-DoctorFacts.tsx';
import { type Examples, longText, picture } from './data.ts';

// What only the owner knows, where the site shows it. The site itself never shows these samples.

/** What the owner has not filled in. */
const nothing = { answers: [], items: [], prices: [] };

const prices = [
  { what: 'Eye exam', price: '$120' },
  { what: 'Contact lens exam', price: '$60 to $140', note: 'On top of the eye exam, by how hard the eyes are to fit' },
  { what: 'A pair of single-vision glasses with an anti-glare coating', price: 'from $210' },
];

const doctor = {
  surname: 'Reyes',
  languages: ['English', 'Chinese (Mandarin)'],
  days: ['Monday', 'Tuesday', 'Thursday'] as const,
  doctorate: { degree: 'Doctor of Optometry', school: { name: 'Lakeside College of Optometry', year: 2009 } },
};

/** By component, or what is shown of one. */
const samples: Readonly<Record<string, ReactNode>> = {
  DoctorFacts: (
    <>
      <DoctorFacts doctor={{ ...doctor, days: [...doctor.days] }} />
      <MarkedList items={educationOf({ ...doctor, education: ['Residency in pediatric optometry'] })} />
    </>
  ),
  DoctorCard: (
    <Grid cell="portrait">
      <DoctorCard
        doctor={{ ...doctor, id: 'dr-ana-reyes', name: 'Dr. Ana Reyes', title: 'Optometrist' }}
        picture={picture}
      />
    </Grid>
  ),
  EyewearFrame: (
    <EyewearFrame
      price="Frames from $95"
      colorLabel="Color"
      colors={[
        { name: 'Tortoise', color: '#a05e27', src: picture, alt: 'A frame' },
        { name: 'Green', color: '#1e5f4b', src: picture, alt: 'The same frame in green' },
      ]}
    />
  ),
  EyewearInvitation: (
    <EyewearInvitation text={longText} ready="Most glasses are ready in ten days." linkLabel="See our brands" />
  ),
  'How soon, in the appointment form': (
    <FieldGroup legend="The visit" hint="Most patients come within a week.">
      <p>The fields.</p>
    </FieldGroup>
  ),
  'Nearest hospital': (
    <DetailSection heading="When We Are Closed: the Nearest Hospital">
      <Paragraphs
        texts={['The nearest hospital with eye doctors on call is Lakeside Hospital, 1 Lake Street, Lakeside.']}
      />
    </DetailSection>
  ),
  PriceTable: <PriceTable prices={prices} />,
  VisitSections: (
    <VisitSections
      sections={[
        {
          id: 'insurance-sample',
          heading: 'Insurance',
          ...nothing,
          answers: ['Harbor Vision', 'Lakeside Health', 'Medicaid', 'Medicare'],
          texts: ['Is your plan not here? Ask us what we would bill.'],
        },
        {
          id: 'prices-sample',
          heading: 'Prices',
          ...nothing,
          prices,
          texts: ['The price depends on the tests you need.'],
        },
        {
          id: 'how-soon-sample',
          heading: 'How soon you can come',
          ...nothing,
          answers: ['Most patients get a visit within a week.'],
          texts: ['A full exam takes about an hour.'],
        },
      ]}
    />
  ),
};

export const examples: Examples = Object.fromEntries(
  Object.entries(samples).map(([component, sample]) => [
    `${component}: a sample, filled in`,
    <Stack key={component}>
      <Notice title="Sample">Nothing below is true of any practice.</Notice>
      {sample}
    </Stack>,
  ]),
);
