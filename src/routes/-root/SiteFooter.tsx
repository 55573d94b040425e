import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Container } from '../../components/layout/layout.tsx';
import { PhoneMenu } from '../../components/navigation/PhoneMenu.tsx';
import { VisuallyHidden } from '../../components/screen-reader/screen-reader.tsx';
import type { SiteLink } from './navigation.tsx';
import * as styles from './SiteFooter.css.ts';
import { Logo } from './SiteHeader.tsx';

/** The footer of every page: services, quick links, contact details, legal pages. */
export function SiteFooter({
  name,
  founded,
  phone,
  email,
  address,
  services,
  quickLinks,
  legalLinks,
  social,
}: {
  name: string;
  founded: number;
  phone: { dial: string; display: string };
  email: string;
  /** The link to the office on a map. */
  address: ReactNode;
  services: readonly { id: string; title: string }[];
  quickLinks: readonly SiteLink[];
  legalLinks: readonly SiteLink[];
  social: readonly { name: string; url: string }[];
}) {
  return (
    <footer className={styles.root}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.office}>
            <Logo name={name} />
            {address}
            <PhoneMenu phone={phone} look="plain" side="start" />
            <a className={styles.link} href={`mailto:${email}`} translate="no">
              {email}
            </a>
          </div>
          <nav aria-label="Services" className={styles.across}>
            <h2 className={styles.heading}>Services</h2>
            <ul className={styles.columned}>
              {services.map(({ id, title }) => (
                <li key={id}>
                  <Link className={styles.link} to="/services/$slug" params={{ slug: id }}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label="Quick links" className={styles.across}>
            <h2 className={styles.heading}>Quick Links</h2>
            <ul className={styles.columned}>
              {quickLinks.map((link) => (
                <li key={link.label}>
                  <FooterLink {...link} />
                </li>
              ))}
            </ul>
          </nav>
          {social.length > 0 && (
            <nav aria-label="Social media">
              <h2 className={styles.heading}>Follow us</h2>
              <ul className={styles.row}>
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
        <div className={styles.legal}>
          <span>{`${name}. Since ${founded}.`}</span>
          {legalLinks.map((link) => (
            <FooterLink key={link.label} {...link} />
          ))}
        </div>
      </Container>
    </footer>
  );
}

function FooterLink({ label, to, hash }: SiteLink) {
  return (
    <Link className={styles.link} to={to} {...(hash && { hash })} activeOptions={{ exact: true, includeHash: true }}>
      {label}
    </Link>
  );
}
