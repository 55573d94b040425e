import { createFileRoute, Link } from '@tanstack/react-router';
import { practice } from '#content/practice.data.ts';
import { services } from '#content/services.data.ts';
import { buttonClass, CallButton } from '#src/components/elements/Button.tsx';
import { MarkedList, Paragraphs } from '#src/components/elements/text.tsx';
import { Container, Grid } from '#src/components/layout/layout.tsx';
import { LinkRow } from '#src/components/navigation/page-links.tsx';
import { DetailHero } from '#src/components/page/DetailHero.tsx';
import { DetailSection, Questions } from '#src/components/page/details.tsx';
import { PriceTable } from '#src/components/page/PriceTable.tsx';
import { Steps } from '#src/components/page/Steps.tsx';
import { BelowHeading } from '#src/page/below-heading.tsx';
import { closestMatch } from '#src/rules/closest-match.ts';
import { pageHead } from '#src/rules/page-head.ts';
import { CallToAction, doctorLink, serviceLink, topicLink } from '../-links.tsx';
import { NotFoundView } from '../-NotFoundView.tsx';
import { TranslationNotice } from '../-root/TranslationNotice.tsx';
import { routeContent } from '../-route-content.ts';
import { OfficeCallButton, OfficeNumber } from '../-urgency/NextStep.tsx';
import { SignChart } from '../-urgency/SignChart.tsx';
import { UrgentAnswer } from '../-urgency/UrgentAnswer.tsx';
import { ServiceLink } from './-ServiceLink.tsx';
import { BookLink, prefillOf, ServiceFacts } from './-service.tsx';

export const Route = createFileRoute('/services/$slug')({
  loader: ({ location, params }) => routeContent(location, ({ loadService }) => loadService(params.slug)),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead(loaderData.service, `/services/${loaderData.service.id}`)
      : pageHead({ metaTitle: `Service Not Found | ${practice.name}` }),
  component: ServicePage,
  notFoundComponent: ServiceNotFound,
});

function ServicePage() {
  const { service, visit, prices, signs, picture, relatedTopics, relatedDoctors, otherServices } =
    Route.useLoaderData();
  const isUrgent = signs.length > 0;
  const facts = <ServiceFacts service={service} visit={visit} />;
  return (
    <article>
      <DetailHero
        section={{ hash: 'services', title: 'Services' }}
        title={service.title}
        answer={
          isUrgent && (
            <>
              <TranslationNotice />
              <UrgentAnswer isAboutUrgent />
            </>
          )
        }
        lead={service.description}
        actions={
          <>
            {isUrgent && <OfficeCallButton />}
            <BookLink service={service} />
            {!isUrgent && <CallButton tone="secondary" phone={practice.phone} />}
          </>
        }
        picture={{ src: picture, alt: service.image.alt, shape: 'landscape' }}
      >
        {/* In an emergency the signs come first, and the facts are below the steps. */}
        {!isUrgent && facts}
      </DetailHero>
      <BelowHeading>
        <Container>
          {isUrgent && (
            <DetailSection heading="Signs to Act On">
              <SignChart steps={signs} isFolded />
            </DetailSection>
          )}
          <DetailSection heading="About This Service">
            <Paragraphs texts={service.detailedDescription} />
            {!isUrgent && <OfficeNumber />}
          </DetailSection>
          <DetailSection heading={service.testingIncludes.length > 0 ? "What's Included" : 'Conditions We Treat'}>
            <MarkedList items={[...service.testingIncludes, ...service.conditions]} />
          </DetailSection>
          <DetailSection heading="Benefits">
            <MarkedList items={service.benefitsList} />
          </DetailSection>
          <DetailSection heading="What Happens, Step by Step" isFolded>
            <Steps steps={service.steps} />
            {isUrgent && facts}
          </DetailSection>
          {service.risks.length > 0 && (
            <DetailSection heading="Risks" isFolded>
              <MarkedList items={service.risks} />
            </DetailSection>
          )}
          {prices.length > 0 && (
            <DetailSection heading="Usual Prices" isFolded>
              <PriceTable prices={prices} />
            </DetailSection>
          )}
          <DetailSection heading="Questions People Ask" isFolded>
            <Questions questions={service.questions} />
          </DetailSection>
          <LinkRow label="Topics">{relatedTopics.map(topicLink)}</LinkRow>
          <LinkRow label="Doctors">{relatedDoctors.map(doctorLink)}</LinkRow>
        </Container>
        <CallToAction heading="Schedule Your Appointment" isUrgent={isUrgent} prefill={prefillOf(service)}>
          Request Appointment
        </CallToAction>
        <Container>
          <DetailSection heading="Other Services">
            <Grid cell="narrow">
              {otherServices.map((other) => (
                <ServiceLink key={other.service.id} {...other} />
              ))}
            </Grid>
          </DetailSection>
        </Container>
      </BelowHeading>
    </article>
  );
}

function ServiceNotFound() {
  const suggestion = closestMatch(Route.useParams().slug, services, ({ id }) => id);
  return (
    <NotFoundView
      title="Service Not Found"
      text="We cannot find that page. It may have been moved or renamed."
      suggestions={suggestion && serviceLink(suggestion)}
      actions={
        <Link className={buttonClass()} to="/" hash="services">
          View All Services
        </Link>
      }
    />
  );
}
