import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { backToTopMachine } from '#machines/back-to-top/back-to-top.machine.ts';
import { focusPageHeading } from '../../io/focus.ts';
import { onScrolled, scrollToTop, showHeader } from '../../io/scroll.ts';
import { BackToTopButton } from './BackToTopButton.tsx';

const backToTop = backToTopMachine.provide({
  actions: {
    scrollToTop: () => {
      scrollToTop();
      focusPageHeading();
    },
  },
});

/** The button that scrolls back to the top, shown on a scrolled page. The header is away while one scrolls down. */
export function BackToTop() {
  const [snapshot, send] = useActor(backToTop);
  const isHeaderShown = snapshot.matches({ header: 'shown' });
  useEffect(() => onScrolled((offset, direction) => send({ type: 'page.scrolled', offset, direction })), [send]);
  useEffect(() => showHeader(isHeaderShown), [isHeaderShown]);
  return (
    snapshot.matches({ button: 'shown' }) && <BackToTopButton onPressed={() => send({ type: 'button.pressed' })} />
  );
}
