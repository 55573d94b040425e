import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { backToTopMachine } from '#machines/back-to-top/back-to-top.machine.ts';
import { focusPageHeading } from '../../io/focus.ts';
import { onScrolled, scrollToTop } from '../../io/scroll.ts';
import { BackToTopButton } from './BackToTopButton.tsx';

const backToTop = backToTopMachine.provide({
  actions: {
    scrollToTop: () => {
      scrollToTop();
      focusPageHeading();
    },
  },
});

/** The button that scrolls back to the top, shown on a scrolled page. */
export function BackToTop() {
  const [snapshot, send] = useActor(backToTop);
  useEffect(() => onScrolled((offset) => send({ type: 'page.scrolled', offset })), [send]);
  return snapshot.matches('shown') && <BackToTopButton onPressed={() => send({ type: 'button.pressed' })} />;
}
