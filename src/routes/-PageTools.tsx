import { BackToTop } from '../features/back-to-top/BackToTop.tsx';
import { LinkPrefetch } from '../features/link-prefetch/LinkPrefetch.tsx';
import { SectionAddresses } from '../features/section-address/SectionAddresses.tsx';
import { StructuredData } from '../features/structured-data/StructuredData.tsx';
import { Toasts } from '../features/toasts/Toasts.tsx';
import { structuredDataOf } from './-structured-data.ts';
import { parts as topicParts } from './eye-hub/-topic/parts.ts';

/** What several kinds of page need: a followed link then needs only the files of its own kind. */
const shared = () => Promise.all([import('../components/page/DetailHero.tsx'), topicParts.sections.preload()]);

/** The tools of every page, loaded on the first interaction. */
export default function PageTools() {
  return (
    <>
      <BackToTop />
      <Toasts />
      <SectionAddresses />
      <LinkPrefetch shared={shared} />
      <StructuredData read={structuredDataOf} />
    </>
  );
}
