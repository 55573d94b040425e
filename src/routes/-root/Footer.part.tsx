import { hasBrands, hoursInWords, practice } from '#content/practice.data.ts';
import { profiles } from '#content/profiles.data.ts';
import { services } from '#content/services.data.ts';
import { Container } from '#src/components/layout/layout.tsx';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { DirectionsLink } from '#src/features/directions/DirectionsLink.tsx';
import * as styles from './Footer.css.ts';
import { Logo } from './Logo.tsx';
import { NavLink, type SiteLink } from './NavLink.tsx';
import { OfficePhoneMenu } from './OfficePhoneMenu.tsx';

const quickLinks: readonly SiteLink[] = [
  { label: 'About', to: '/', hash: 'about' },
  { label: 'Our Approach', to: '/', hash: 'approach' },
  { label: 'Your Visit', to: '/', hash: 'visit' },
  { label: 'Our Team', to: '/', hash: 'doctors' },
  { label: 'Eye Hub', to: '/eye-hub' },
  ...(hasBrands ? [{ label: 'Eyewear Brands', to: '/', hash: 'recommendations' }] : []),
  { label: 'Find Us', to: '/', hash: 'find-us' },
  { label: 'Request Care', to: '/', hash: 'contact' },
  { label: 'Is It Urgent?', to: '/urgent' },
];

const legalLinks: readonly SiteLink[] = [
  { label: 'Terms', to: '/terms' },
  { label: 'Good-Faith Estimate', to: '/terms', hash: 'good-faith-estimate' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Privacy Practices (HIPAA)', to: '/notice-of-privacy-practices' },
  { label: 'Language Help', to: '/language-help' },
  { label: 'Nondiscrimination', to: '/language-help', hash: 'nondiscrimination' },
  { label: 'Accessibility', to: '/accessibility' },
];

const { name, founded, email, address, maps, hours } = practice;
const { social } = profiles;

/** The footer of every page: contact details, hours, services, quick links, legal pages. */
export default function Footer() {
  return (
    <footer className={styles.root}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.office}>
            <Logo />
            <OfficePhoneMenu look="plain" side="start" />
            <DirectionsLink maps={maps}>
              <VisuallyHidden>Directions to</VisuallyHidden> <span translate="no">{address.oneLine}</span>
            </DirectionsLink>
            <a className={styles.link} href={`mailto:${email}`} translate="no">
              {email}
            </a>
          </div>
          <div className={styles.times}>
            <h2 className={styles.heading}>Office Hours</h2>
            <dl className={styles.week}>
              {hoursInWords.week.map(({ days, hours }) => (
                <div key={days} className={styles.days}>
                  <dt>{days.replace(/\b(\w{3})\w*/g, '$1')}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
            <p>{hours.dailyBreak.note}</p>
            {social.length > 0 && (
              <nav aria-label="Social media" className={styles.social}>
                <h2 className={styles.heading}>Follow us</h2>
                <ul>
                  {social.map((profile) => (
                    <li key={profile.url}>
                      <a className={styles.link} href={profile.url} target="_blank" rel="noopener noreferrer">
                        {profile.name} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
          <nav aria-label="Services">
            <h2 className={styles.heading}>Services</h2>
            <ul className={styles.columned}>
              {services.map(({ id, title }) => (
                <li key={id}>
                  <NavLink label={title} to={`/services/${id}`} className={styles.link} />
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label="Quick links">
            <h2 className={styles.heading}>Quick Links</h2>
            <ul className={styles.short}>
              {quickLinks.map((link) => (
                <li key={link.label}>
                  <NavLink {...link} className={styles.link} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.legal}>
          <span className={styles.founded}>{`${name}. Since ${founded}.`}</span>
          {legalLinks.map((link) => (
            <NavLink key={link.label} {...link} className={styles.link} />
          ))}
        </div>
      </Container>
    </footer>
  );
}
