import { BackToTop } from '../features/back-to-top/BackToTop.tsx';
import { Toasts } from '../features/toasts/Toasts.tsx';
import { SectionAddresses } from './-SectionAddresses.tsx';

/** What every page can do once somebody uses it. */
export default function PageTools() {
  return (
    <>
      <BackToTop />
      <Toasts />
      <SectionAddresses />
    </>
  );
}
