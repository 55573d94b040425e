import { practice } from '#content/index.ts';
import type { LegalPage } from '#content/types.ts';
import { LastUpdated } from '../../features/page-dates/page-dates.tsx';
import { LegalDocument } from './LegalDocument.tsx';

/** A legal page with the contact details of the practice. */
export function LegalPageView({ page }: { page: LegalPage }) {
  const { name, address, phone, email, hours } = practice;
  return (
    <LegalDocument
      title={page.title}
      intro={page.intro}
      sections={page.sections}
      updated={<LastUpdated timeZone={hours.timeZone} />}
      office={{ name, address: address.oneLine, phone, email }}
    />
  );
}
