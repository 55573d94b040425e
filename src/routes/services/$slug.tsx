import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { callToAction } from '#content/call-to-action.ts';
import { practice } from '#content/practice.ts';
import { services } from '#content/services/summaries.ts';
import type { Service } from '#content/types.ts';
import { buttonClass, CallButton } from '../../components/elements/Button.tsx';
import { LinkedText, MarkedList } from '../../components/elements/text.tsx';
import { Container, Grid } from '../../components/layout/layout.tsx';
import { BackLink, Breadcrumb, LinkRow } from '../../components/navigation/page-links.tsx';
import { CallToAction } from '../../components/page/CallToAction.tsx';
import { DetailHero } from '../../components/page/DetailHero.tsx';
import { DetailSection, Facts, Questions, Steps } from '../../components/page/details.tsx';
import { NotFoundView } from '../../components/page/NotFoundView.tsx';
import { closestMatch } from '../../rules/closest-match.ts';
import { pageHead } from '../../rules/page-head.ts';
import { GuideLink, RequestLink } from '../-links.tsx';
import { routeContent } from '../-route-content.ts';
import { Answer } from '../-urgency/NextStep.tsx';
import { SignChart } from '../-urgency/SignChart.tsx';
import { ServiceLink } from './-ServiceLink.tsx';

export const Route = createFileRoute('/services/$slug')({
  loader: async ({ params, location }) => {
    const page = await routeContent(location, ({ loadService }) => loadService(params.slug));
    if (!page) throw notFound();
    return page;
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead(practice, {
          title: loaderData.service.metaTitle,
          description: loaderData.service.metaDescription,
          path: `/services/${loaderData.service.id}`,
        })
      : pageHead(practice, { title: `Service Not Found | ${practice.name}`, noindex: true }),
  component: ServicePage,
  notFoundComponent: ServiceNotFound,
});

function ServicePage() {
  const { service, cost, signs, picture, relatedTopics, relatedDoctors, otherServices } = Route.useLoaderData();
  const { phone } = practice;
  const isUrgent = signs.length > 0;
  return (
    <article>
      <DetailHero
        breadcrumb={
          <Breadcrumb current={service.title}>
            <Link to="/">Home</Link>
            <Link to="/" hash="services">
              Services
            </Link>
          </Breadcrumb>
        }
        back={<BackLink hash="services">Back to Services</BackLink>}
        title={service.title}
        answer={isUrgent && <Answer urgency="call now" />}
        lead={service.description}
        details={
          <Facts
            isBoxed
            facts={[
              { name: 'Time', text: service.length },
              { name: 'Drops and driving', text: service.drops },
              { name: 'Cost and insurance', text: cost },
            ]}
          />
        }
        actions={
          <>
            <RequestService service={service} tone={isUrgent ? 'secondary' : 'primary'}>
              Book Appointment
            </RequestService>
            {!isUrgent && <CallButton tone="secondary" phone={phone} />}
          </>
        }
        picture={{ src: picture, alt: service.image.alt, shape: 'landscape' }}
      />
      <Container>
        <DetailSection heading="About This Service">
          {service.detailedDescription.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText>{paragraph}</LinkedText>
            </p>
          ))}
        </DetailSection>
        {isUrgent && (
          <DetailSection heading="Signs to Act On">
            <SignChart steps={signs} isFolded />
          </DetailSection>
        )}
        {service.testingIncludes ? (
          <DetailSection heading="What's Included">
            <MarkedList items={service.testingIncludes} />
          </DetailSection>
        ) : (
          <DetailSection heading="Conditions We Treat">
            <MarkedList items={service.conditions} />
          </DetailSection>
        )}
        <DetailSection heading="Benefits">
          <MarkedList items={service.benefitsList} />
        </DetailSection>
        <DetailSection heading="What Happens, Step by Step" isFolded>
          <Steps steps={service.steps} />
        </DetailSection>
        {service.risks.length > 0 && (
          <DetailSection heading="Risks" isFolded>
            <MarkedList items={service.risks} />
          </DetailSection>
        )}
        <DetailSection heading="Questions People Ask" isFolded>
          <Questions questions={service.questions} />
        </DetailSection>
        <LinkRow label="Topics">
          {relatedTopics.map(({ slug, category, title }) => (
            <Link key={slug} to="/eye-hub/$category/$slug" params={{ category, slug }}>
              {title}
            </Link>
          ))}
        </LinkRow>
        <LinkRow label="Doctors">
          {relatedDoctors.map(({ id, name }) => (
            <Link key={id} to="/team/$slug" params={{ slug: id }} translate="no">
              {name}
            </Link>
          ))}
        </LinkRow>
      </Container>
      <CallToAction
        heading="Schedule Your Appointment"
        lead={callToAction.lead}
        phone={phone}
        action={
          <RequestService service={service} tone={isUrgent ? 'secondary' : 'primary'}>
            Request Appointment
          </RequestService>
        }
        callFirst={isUrgent}
      />
      <Container>
        <DetailSection heading="Other Services">
          <Grid as="ul" cell="narrow">
            {otherServices.map((other) => (
              <li key={other.service.id}>
                <ServiceLink {...other} />
              </li>
            ))}
          </Grid>
        </DetailSection>
      </Container>
    </article>
  );
}

/** Some services have no appointment type of their own: then the message names the service. */
const prefillFor = ({ appointmentType, title }: Service) => ({
  tab: 'appointment' as const,
  appointmentType,
  ...(appointmentType === 'Other' && { message: `I would like an appointment for: ${title}.` }),
});

/** A link to the contact form, with this service's appointment type selected. */
function RequestService({
  service,
  tone,
  children,
}: {
  service: Service;
  tone: 'primary' | 'secondary';
  children: string;
}) {
  return (
    <RequestLink className={buttonClass({ tone })} request={prefillFor(service)}>
      {children}
    </RequestLink>
  );
}

function ServiceNotFound() {
  const { slug } = Route.useParams();
  const meant = closestMatch(
    slug,
    services.map(({ id }) => id),
  );
  const suggestion = services.find(({ id }) => id === meant);
  return (
    <NotFoundView
      title="Service Not Found"
      text="We cannot find that page. It may have been moved or renamed."
      phone={practice.phone}
      guide={<GuideLink />}
      suggestions={
        suggestion && (
          <Link to="/services/$slug" params={{ slug: suggestion.id }}>
            {suggestion.title}
          </Link>
        )
      }
      actions={
        <Link className={buttonClass()} to="/" hash="services">
          View All Services
        </Link>
      }
    />
  );
}
