import { createFileRoute } from '@tanstack/react-router';
import { practice } from '#content/practice.data.ts';
import type { LegalPage, LegalSection } from '#content/schema/pages.ts';
import { LinkedText, TextList } from '../components/elements/text.tsx';
import { Container } from '../components/layout/layout.tsx';
import { LastUpdated } from '../features/page-dates/page-dates.tsx';
import { pageHead } from '../rules/page-head.ts';
import * as styles from './-legal/LegalDocument.css.ts';
import { OfficePhoneMenu } from './-OfficePhoneMenu.tsx';
import { routeContent } from './-route-content.ts';

const ids: readonly LegalPage['id'][] = [
  'terms',
  'privacy',
  'notice-of-privacy-practices',
  'language-help',
  'accessibility',
];

export const Route = createFileRoute('/$legal')({
  params: {
    parse: ({ legal }) => {
      const id = ids.find((one) => one === legal.toLowerCase());
      return id ? { legal: id } : false;
    },
  },
  loader: ({ location, params }) => routeContent(location, ({ loadLegalPage }) => loadLegalPage(params.legal)),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData, `/${loaderData.id}`) : {}),
  component: LegalDocument,
});

/** A legal page: its sections, then the contact details of the office. */
function LegalDocument() {
  const { title, intro, inForce, sections } = Route.useLoaderData();
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
  if (block.type === 'paragraph') {
    return (
      <p>
        <LinkedText>{block.text}</LinkedText>
      </p>
    );
  }
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
