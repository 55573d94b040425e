import { createFileRoute, Link } from '@tanstack/react-router';
import { doctors } from '#content/doctors.data.ts';
import { practice } from '#content/practice.data.ts';
import { DoctorCard } from '#src/components/cards/DoctorCard.tsx';
import { buttonClass } from '#src/components/elements/Button.tsx';
import { MarkedList, Paragraphs } from '#src/components/elements/text.tsx';
import { Container, Grid } from '#src/components/layout/layout.tsx';
import { LinkRow } from '#src/components/navigation/page-links.tsx';
import { DetailHero } from '#src/components/page/DetailHero.tsx';
import { DetailSection } from '#src/components/page/details.tsx';
import { BelowHeading } from '#src/page/below-heading.tsx';
import { closestMatch } from '#src/rules/closest-match.ts';
import { pageHead } from '#src/rules/page-head.ts';
import { CallToAction, doctorLink, RequestLink, serviceLink } from '../-links.tsx';
import { NotFoundView } from '../-NotFoundView.tsx';
import { routeContent } from '../-route-content.ts';
import { DoctorFacts, educationOf } from './-DoctorFacts.tsx';

export const Route = createFileRoute('/team/$slug')({
  loader: ({ location, params }) => routeContent(location, ({ loadDoctor }) => loadDoctor(params.slug)),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead(loaderData.doctor, `/team/${loaderData.doctor.id}`)
      : pageHead({ metaTitle: `Doctor Not Found | ${practice.name}` }),
  component: DoctorPage,
  notFoundComponent: DoctorNotFound,
});

function DoctorPage() {
  const { doctor, picture, services, otherDoctors } = Route.useLoaderData();
  const prefill = { message: `I would like to see ${doctor.name}.` };
  return (
    <article>
      <DetailHero
        section={{ hash: 'doctors', title: 'Our Team' }}
        title={<span translate="no">{doctor.name}</span>}
        subtitle={doctor.title}
        lead={doctor.bio}
        details={<DoctorFacts doctor={doctor} />}
        actions={<RequestLink prefill={prefill}>{`Request Appointment with Dr. ${doctor.surname}`}</RequestLink>}
        picture={{ src: picture, alt: doctor.image.alt, shape: 'portrait' }}
      />
      <BelowHeading>
        <Container>
          <DetailSection heading={`About Dr. ${doctor.surname}`}>
            <Paragraphs texts={doctor.fullBio} />
          </DetailSection>
          <DetailSection heading="Education & Honors">
            <MarkedList items={educationOf(doctor)} />
          </DetailSection>
          <DetailSection heading="Areas of Expertise">
            <MarkedList items={doctor.specialties} />
          </DetailSection>
          <LinkRow label="Services">{services.map(serviceLink)}</LinkRow>
        </Container>
        <CallToAction prefill={prefill}>Request Appointment</CallToAction>
        {otherDoctors.length > 0 && (
          <Container>
            <DetailSection heading="Our Other Doctors">
              <Grid cell="portrait">
                {otherDoctors.map((other) => (
                  <DoctorCard key={other.doctor.id} {...other} />
                ))}
              </Grid>
            </DetailSection>
          </Container>
        )}
      </BelowHeading>
    </article>
  );
}

function DoctorNotFound() {
  const suggestion = closestMatch(Route.useParams().slug, doctors, ({ id }) => id);
  return (
    <NotFoundView
      title="Doctor Not Found"
      text="We cannot find that page. It may have been moved."
      suggestions={suggestion && doctorLink(suggestion)}
      actions={
        <Link className={buttonClass()} to="/" hash="doctors">
          View All Doctors
        </Link>
      }
    />
  );
}
