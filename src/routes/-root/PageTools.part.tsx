import { BackToTop } from '#src/features/back-to-top/BackToTop.tsx';
import { StructuredData } from '#src/features/structured-data/StructuredData.tsx';
import { Toasts } from '#src/features/toasts/Toasts.tsx';
import { SectionAddresses } from '#src/page/SectionAddresses.tsx';
import { structuredDataOf } from '../-structured-data.ts';

/** The tools of every page, loaded on the first interaction. */
export default function PageTools() {
  return (
    <>
      <BackToTop />
      <Toasts />
      <SectionAddresses />
      <StructuredData read={structuredDataOf} />
    </>
  );
}
