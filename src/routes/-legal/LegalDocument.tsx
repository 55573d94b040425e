import { useLoaderData } from '@tanstack/react-router';
import { practice } from '#content/practice.data.ts';
import type { LegalSection } from '#content/schema/pages.ts';
import { LinkedText, Paragraphs, TextList } from '#src/components/elements/text.tsx';
import { Container } from '#src/components/layout/layout.tsx';
import { LastUpdated } from '#src/features/page-dates/page-dates.tsx';
import { OfficePhoneMenu } from '../-root/OfficePhoneMenu.tsx';
import * as styles from './LegalDocument.css.ts';

/** A legal page: its sections, then the contact details of the office. */
export function LegalDocument() {
  const { title, intro, inForce, sections } = useLoaderData({ from: '/$legal' });
  const { name, address, email, hours } = practice;
  const [mailbox, host] = email.split('@');
  return (
    <Container>
      <article className={styles.root}>
        <header className={styles.header}>
          <h1 tabIndex={-1}>{title}</h1>
          <div className={styles.updated}>{inForce ? <p>{inForce}</p> : <LastUpdated timeZone={hours.timeZone} />}</div>
          <p className={styles.intro}>
            <LinkedText>{intro}</LinkedText>
          </p>
        </header>
        {sections.map(({ id, heading, blocks }) => (
          <section key={heading} id={id} className={styles.section}>
            <h2>{heading}</h2>
            <div className={styles.body}>
              {blocks.map((block) => (
                <Block key={JSON.stringify(block)} block={block} />
              ))}
            </div>
          </section>
        ))}
        <section className={styles.contact} aria-labelledby="office">
          <h2 id="office">Contact our office</h2>
          <address translate="no">
            {name}
            <br />
            {address.oneLine}
          </address>
          <OfficePhoneMenu look="plain" side="start" />
          <a href={`mailto:${email}`} translate="no">
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

function Block({ block }: { block: LegalSection['blocks'][number] }) {
  if (block.type === 'paragraph') return <Paragraphs texts={[block.text]} />;
  if (block.type === 'list') return <TextList items={block.items} />;
  return (
    <p lang={block.lang} dir="auto" translate="no">
      {block.text}{' '}
      <a href={`tel:${practice.phone.dial}`} dir="ltr">
        {practice.phone.display}
      </a>
    </p>
  );
}
