import { Link } from '@tanstack/react-router';
import { home } from '../../../content/index.ts';
import { buttonClass } from '../../components/Button/Button.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { pictureSource } from '../-pictures.ts';

/** #home */
export function HeroSection() {
  const { image, ...words } = home.hero;
  return (
    <Hero
      {...words}
      picture={{ src: pictureSource(image.name), alt: image.alt }}
      actions={
        <>
          <Link
            className={buttonClass()}
            to="/"
            hash="contact"
            state={{ request: { tab: 'appointment' } }}
            activeOptions={{ includeHash: true }}
          >
            Request Appointment
          </Link>
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
