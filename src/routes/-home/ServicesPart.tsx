import { IconArrowDown, IconArrowRight } from '@tabler/icons-react';
import { Link, useLoaderData } from '@tanstack/react-router';
import { capabilityTiles } from '#content/capabilities.data.ts';
import { hasBrands } from '#content/has-brands.data.ts';
import { homeServices } from '#content/home-services.data.ts';
import type { CapabilityTile } from '#content/schema/pages.ts';
import { Picture, type PictureSource } from '../../components/elements/Picture.tsx';
import { Grid, Section, Stack } from '../../components/layout/layout.tsx';
import { VisuallyHidden } from '../../components/screen-reader/screen-reader.tsx';
import { type ModalOpeners, ServiceModal } from '../../features/service-modal/ServiceModal.tsx';
import { plainText } from '../../rules/links.ts';
import { listRole } from '../../styles/list-role.ts';
import { pictureSource } from '../-pictures.ts';
import { UrgentAnswer } from '../-urgency/UrgentAnswer.tsx';
import * as styles from './home.css.ts';

const modalServices = homeServices.map(({ id, title, description, image, listsSigns, modal }) => ({
  id,
  title,
  description,
  picture: { src: pictureSource(image.file), alt: image.alt },
  answer: listsSigns && <UrgentAnswer />,
  details: modal,
}));

/** #approach and #services, whose tiles and cards open the same modal. */
export default function ServicesPart() {
  return (
    <ServiceModal services={modalServices}>
      {(modal) => (
        <>
          <ApproachSection {...modal} />
          <ServicesSection {...modal} />
        </>
      )}
    </ServiceModal>
  );
}

/** #approach */
function ApproachSection(modal: ModalOpeners) {
  const { heading, lead, steps, capabilitiesHeading, capabilitiesLead } = useLoaderData({ from: '/' }).approach;
  return (
    <Section id="approach" line={2} heading={heading} lead={lead}>
      <Stack space="part">
        <ol {...listRole} className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Stack>
          <h3>{capabilitiesHeading}</h3>
          <p>{capabilitiesLead}</p>
          <CapabilityTiles tiles={capabilityTiles} {...modal} />
        </Stack>
      </Stack>
    </Section>
  );
}

type TilesProps = ModalOpeners & { tiles: readonly CapabilityTile[] };

/** The capabilities of the practice as tiles; each opens its service. */
export function CapabilityTiles({ tiles, chosenTile, onTileChosen }: TilesProps) {
  return (
    <ul {...listRole} className={styles.tiles}>
      {tiles.map(({ name, service }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.tile}
            aria-haspopup="dialog"
            aria-busy={name === chosenTile || undefined}
            onClick={(event) => onTileChosen({ name, service }, event.currentTarget)}
            onFocus={(event) => bringIntoView(event.currentTarget)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls to a tile that receives keyboard focus; focusing alone may leave it out of view. */
function bringIntoView(tile: HTMLElement) {
  if (tile.matches(':focus-visible')) tile.scrollIntoView({ block: 'nearest' });
}

/** #services */
function ServicesSection(modal: ModalOpeners) {
  const { heading, lead, eyewear } = useLoaderData({ from: '/' }).services;
  return (
    <Section id="services" line={3} heading={heading} lead={lead} surface="raised">
      <Grid as="ul" inPairs>
        {homeServices.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} picture={pictureSource(service.image.file)} {...modal} />
          </li>
        ))}
        <li>
          <EyewearInvitation {...eyewear} />
        </li>
      </Grid>
    </Section>
  );
}

/** What we offer in eyewear, and when glasses are ready, where that is known. */
export function EyewearInvitation({ text, ready, linkLabel }: { text: string; ready?: string; linkLabel: string }) {
  return (
    <div className={styles.invitation}>
      <svg className={styles.invitationGlasses} viewBox="0 0 200 80" aria-hidden="true">
        <path
          className={styles.invitationFrame}
          d="M18 42a34 34 0 1 0 68 0a34 34 0 1 0-68 0M114 42a34 34 0 1 0 68 0a34 34 0 1 0-68 0M85 36q15-14 30 0M18 38 4 30M182 38l14-8"
        />
        <path
          className={styles.invitationTicks}
          d="M28 42a24 24 0 1 0 48 0a24 24 0 1 0-48 0M124 42a24 24 0 1 0 48 0a24 24 0 1 0-48 0"
        />
      </svg>
      <p className={styles.invitationText}>{text}</p>
      {ready && <p className={styles.invitationReady}>{ready}</p>}
      {hasBrands && (
        <p className={styles.invitationMore}>
          <Link to="/" hash="recommendations" activeOptions={{ includeHash: true }}>
            {linkLabel}
          </Link>
          <IconArrowDown size={18} aria-hidden="true" />
        </p>
      )}
    </div>
  );
}

type CardProps = ModalOpeners & { service: { id: string; title: string; description: string }; picture: PictureSource };

/** A service on the home page. The whole card opens the service's modal by its button; a link leads to its page. */
export function ServiceCard({ service, picture, onCardActivated }: CardProps) {
  return (
    <article className={styles.serviceCard}>
      <Picture src={picture} alt="" corners="plain" />
      <div className={styles.serviceCardWords}>
        <h3>
          <button
            type="button"
            className={styles.serviceCardOpener}
            aria-haspopup="dialog"
            onClick={(event) => onCardActivated(service.id, event.currentTarget)}
          >
            {service.title}
          </button>
        </h3>
        <p>{plainText(service.description)}</p>
        <Link className={styles.serviceCardMore} to="/services/$slug" params={{ slug: service.id }} viewTransition>
          <span>
            Learn More <VisuallyHidden>about {service.title}</VisuallyHidden>
          </span>
          <IconArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
    </article>
  );
}
