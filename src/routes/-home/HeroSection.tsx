import { Link } from '@tanstack/react-router';
import { home } from '../../../content/index.ts';
import { buttonClass } from '../../components/elements/Button.tsx';
import { pictureSource } from '../-pictures.ts';
import { RequestLink } from '../-RequestLink.tsx';
import { GuideLink } from '../-urgency/GuideLink.tsx';
import { Hero } from './Hero.tsx';

/** #home */
export function HeroSection() {
  const { image, ...words } = home.hero;
  return (
    <Hero
      {...words}
      picture={{ src: pictureSource(image.name), alt: image.alt }}
      urgent={<GuideLink />}
      actions={
        <>
          <RequestLink className={buttonClass()} request={{ tab: 'appointment' }}>
            Request Appointment
          </RequestLink>
          <Link
            className={buttonClass({ tone: 'secondary' })}
            to="/"
            hash="approach"
            activeOptions={{ includeHash: true }}
          >
            Our Approach
          </Link>
        </>
      }
    />
  );
}
