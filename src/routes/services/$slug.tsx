import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { callToAction, practice, serviceLoaders, services, topicCategories } from '../../../content/index.ts';
import type { Service } from '../../../content/types.ts';
import { ButtonLink, buttonClass } from '../../components/elements/Button.tsx';
import { MarkedList } from '../../components/elements/MarkedList.tsx';
import { Container } from '../../components/layout/Container.tsx';
import { Grid } from '../../components/layout/Grid.tsx';
import { BackLink } from '../../components/navigation/BackLink.tsx';
import { Breadcrumb } from '../../components/navigation/Breadcrumb.tsx';
import { CallToAction } from '../../components/page/CallToAction.tsx';
import { DetailHero } from '../../components/page/DetailHero.tsx';
import { DetailSection } from '../../components/page/DetailSection.tsx';
import { NotFoundView } from '../../components/page/NotFoundView.tsx';
import { pageData } from '../../features/page-data/page-data.ts';
import { closestMatch } from '../../rules/closest-match.ts';
import { pageHead } from '../../rules/page-head.ts';
import { pictureSource } from '../-pictures.ts';
import { RequestLink } from '../-RequestLink.tsx';
import { ServiceLink } from './-ServiceLink.tsx';

export const Route = createFileRoute('/services/$slug')({
  loader: ({ params, location }) => {
    const load = serviceLoaders.get(params.slug);
    if (!load) throw notFound();
    return pageData(location.pathname, load);
  },
  head: ({ loaderData: service }) =>
    service
      ? pageHead(practice, {
          title: service.metaTitle,
          description: service.metaDescription,
          path: `/services/${service.id}`,
        })
      : pageHead(practice, { title: `Service Not Found | ${practice.name}`, noindex: true }),
  component: ServicePage,
  notFoundComponent: ServiceNotFound,
});

function ServicePage() {
  const service = Route.useLoaderData();
  const { phone } = practice;
  const topics = topicCategories.flatMap((category) =>
    category.topics.filter((topic) => service.relatedTopics.includes(topic.slug)),
  );
  const others = services.filter(({ id }) => id !== service.id).slice(0, 3);
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
        lead={service.description}
        actions={
          <>
            <RequestService service={service}>Book Appointment</RequestService>
            <ButtonLink tone="secondary" href={`tel:${phone.dial}`}>
              Call <span translate="no">{phone.display}</span>
            </ButtonLink>
          </>
        }
        picture={{ src: pictureSource(service.image.name), alt: service.image.alt, shape: 'landscape' }}
      />
      <Container>
        <DetailSection heading="About This Service">
          {service.detailedDescription.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </DetailSection>
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
        {topics.length > 0 && (
          <DetailSection heading="Read more in the Eye Hub">
            <ul>
              {topics.map(({ slug, category, title }) => (
                <li key={slug}>
                  <Link to="/eye-hub/$category/$slug" params={{ category, slug }}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </DetailSection>
        )}
      </Container>
      <CallToAction
        heading="Schedule Your Appointment"
        lead={callToAction.lead}
        phone={phone}
        action={<RequestService service={service}>Request Appointment</RequestService>}
      />
      <Container>
        <DetailSection heading="Other Services">
          <Grid as="ul" cell="narrow">
            {others.map((other) => (
              <li key={other.id}>
                <ServiceLink service={other} picture={pictureSource(other.image.name)} />
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
function RequestService({ service, children }: { service: Service; children: string }) {
  return (
    <RequestLink className={buttonClass()} request={prefillFor(service)}>
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
