import { IconArrowUp } from '@tabler/icons-react';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { backToTopMachine } from '#machines/back-to-top/back-to-top.machine.ts';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { focusPageHeading } from '#src/page/focus.ts';
import { toggleMark } from '#src/page/marks.ts';
import { onScrolled, scrollToTop } from '#src/page/scrolling.ts';
import * as styles from './BackToTop.css.ts';

const backToTop = backToTopMachine.provide({
  actions: {
    scrollToTop: () => {
      scrollToTop();
      focusPageHeading();
    },
  },
});

/**
 * The button that scrolls back to the top of a scrolled page: on a phone the last one of the bar at the bottom, otherwise
 * floating. The header is away while one scrolls down.
 */
export function BackToTop() {
  const [snapshot, send] = useActor(backToTop);
  const isHeaderShown = snapshot.matches({ header: 'shown' });
  useEffect(() => onScrolled((offset, direction) => send({ type: 'page.scrolled', offset, direction })), [send]);
  useEffect(() => toggleMark('header-away', !isHeaderShown), [isHeaderShown]);
  return (
    snapshot.matches({ button: 'shown' }) && (
      <nav aria-label="This page">
        <button type="button" className={styles.root} onClick={() => send({ type: 'button.pressed' })}>
          <IconArrowUp size={24} aria-hidden="true" />
          <span aria-hidden="true" className={styles.word}>
            Top
          </span>
          <VisuallyHidden>Back to top</VisuallyHidden>
        </button>
      </nav>
    )
  );
}
