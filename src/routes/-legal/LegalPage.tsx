import type { ReactNode } from 'react';
import { practice } from '#content/practice.ts';
import type { LegalPage, LegalSection } from '#content/types.ts';
import { LinkedText, TextList } from '../../components/elements/text.tsx';
import { Container } from '../../components/layout/layout.tsx';
import { PhoneMenu } from '../../components/navigation/PhoneMenu.tsx';
import { LastUpdated } from '../../features/page-dates/page-dates.tsx';
import * as styles from './LegalDocument.css.ts';

/** A legal page with the contact details of the practice. */
export function LegalPageView({ page }: { page: LegalPage }) {
  const { name, address, phone, email, hours } = practice;
  return (
    <LegalDocument
      title={page.title}
      intro={page.intro}
      sections={page.sections}
      updated={page.inForce ? <p>{page.inForce}</p> : <LastUpdated timeZone={hours.timeZone} />}
      office={{ name, address: address.oneLine, phone, email }}
    />
  );
}

/** A legal page: its sections, then the contact details of the office. A block is a paragraph or a list. */
export function LegalDocument({
  title,
  intro,
  sections,
  updated,
  office,
}: {
  title: string;
  intro: string;
  sections: LegalPage['sections'];
  updated: ReactNode;
  office: { name: string; address: string; phone: { dial: string; display: string }; email: string };
}) {
  const [mailbox, host] = office.email.split('@');
  return (
    <Container>
      <article className={styles.root}>
        <header className={styles.header}>
          <h1 tabIndex={-1}>{title}</h1>
          <div className={styles.updated}>{updated}</div>
          <p className={styles.intro}>
            <LinkedText>{intro}</LinkedText>
          </p>
        </header>
        {sections.map(({ id, heading, blocks }) => (
          <section key={heading} id={id} className={styles.section}>
            <h2>{heading}</h2>
            <div className={styles.body}>
              {blocks.map((block) => (
                <Block key={JSON.stringify(block)} block={block} phone={office.phone} />
              ))}
            </div>
          </section>
        ))}
        <section className={styles.contact} aria-labelledby="office">
          <h2 id="office">Contact our office</h2>
          <address translate="no">
            {office.name}
            <br />
            {office.address}
          </address>
          <PhoneMenu phone={office.phone} look="plain" side="start" />
          <a href={`mailto:${office.email}`} translate="no">
            <span>
              {mailbox}@<wbr />
              {host}
            </span>
          </a>
        </section>
      </article>
    </Container>
  );
}

function Block({ block, phone }: { block: LegalSection['blocks'][number]; phone: { dial: string; display: string } }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LinkedText>{block}</LinkedText>
      </p>
    );
  }
  if (!('lang' in block)) return <TextList items={block} />;
  return (
    <p lang={block.lang} dir="auto" translate="no">
      {block.text}{' '}
      <a href={`tel:${phone.dial}`} dir="ltr">
        {phone.display}
      </a>
    </p>
  );
}
