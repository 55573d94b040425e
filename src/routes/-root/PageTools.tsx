import { BackToTop } from '../../features/back-to-top/BackToTop.tsx';
import { SectionAddresses } from '../../features/section-address/SectionAddresses.tsx';
import { StructuredData } from '../../features/structured-data/StructuredData.tsx';
import { Toasts } from '../../features/toasts/Toasts.tsx';
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
