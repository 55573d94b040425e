import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/elements/Button.tsx';
import { RequestLink } from '../-RequestLink.tsx';
import { GuideLink } from '../-urgency/GuideLink.tsx';
import { Hero } from './Hero.tsx';
import { useHome } from './use-home.ts';

/** #home */
export function HeroSection() {
  const { image, ...words } = useHome().hero;
  return (
    <Hero
      {...words}
      picture={image}
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
