import { Link, useLoaderData } from '@tanstack/react-router';
import { practice } from '#content/practice.data.ts';
import type { LegalSection } from '#content/schema/pages.ts';
import { Paragraphs, TextList } from '#src/components/elements/text.tsx';
import { Cluster, Container } from '#src/components/layout/layout.tsx';
import { Breadcrumb } from '#src/components/navigation/page-links.tsx';
import { DetailSection } from '#src/components/page/details.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { LastUpdated } from '#src/features/page-dates/page-dates.tsx';
import { listRole } from '#src/styles/list-role.ts';
import { OfficePhoneMenu } from '../-root/OfficePhoneMenu.tsx';
import * as styles from './LegalDocument.css.ts';

/** A legal page: its sections, then the contact details of the office. */
export function LegalDocument() {
  const { id, title, intro, inForce, sections } = useLoaderData({ from: '/$legal' });
  const { name, address, email, hours } = practice;
  const [mailbox, host] = email.split('@');
  return (
    <article>
      <PageHeader breadcrumb={<Breadcrumb current={title} />} title={title} lead={intro}>
        <div className={styles.updated}>{inForce ? <p>{inForce}</p> : <LastUpdated timeZone={hours.timeZone} />}</div>
      </PageHeader>
      <Container>
        <DetailSection heading="On this page">
          <ul {...listRole} className={styles.contents}>
            {sections.map((section) => (
              <li key={section.id}>
                <Link to="/$legal" params={{ legal: id }} hash={section.id}>
                  {section.heading}
                </Link>
              </li>
            ))}
          </ul>
        </DetailSection>
        {sections.map((section) => (
          <DetailSection key={section.id} id={section.id} heading={section.heading}>
            {section.blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </DetailSection>
        ))}
        <DetailSection heading="Contact our office">
          <address translate="no">
            {name}
            <br />
            {address.oneLine}
          </address>
          <Cluster>
            <OfficePhoneMenu look="plain" side="start" />
          </Cluster>
          <a href={`mailto:${email}`} className={styles.email} translate="no">
            <span>
              {mailbox}@<wbr />
              {host}
            </span>
          </a>
        </DetailSection>
      </Container>
    </article>
  );
}

function Block({ block }: { block: LegalSection['blocks'][number] }) {
  if (block.type === 'paragraph') return <Paragraphs texts={[block.text]} />;
  if (block.type === 'list') return <TextList items={block.items} className={styles.list} />;
  return (
    <p lang={block.lang} dir="auto" translate="no">
      {block.text}{' '}
      <a href={`tel:${practice.phone.dial}`} dir="ltr">
        {practice.phone.display}
      </a>
    </p>
  );
}
