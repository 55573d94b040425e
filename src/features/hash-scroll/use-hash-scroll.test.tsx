import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hashScrollFixtures } from '../../../machines/hash-scroll/hash-scroll.fixtures.ts';
import { hashScrollJourneys } from '../../../machines/hash-scroll/hash-scroll.journeys.ts';
import { hashScrollMachine } from '../../../machines/hash-scroll/hash-scroll.machine.ts';
import { describeWalks } from '../../../machines/model-testing/suite.ts';
import { hashScrollTable } from '../../../tests/models/site/hash-scroll.table.ts';
import { showSections } from '../../../tests/models/site/section-screen.ts';
import { hasSection } from '../../io/scroll.ts';
import { useHashScroll } from './use-hash-scroll.ts';

vi.mock('../../io/scroll.ts', async (actual) => ({
  ...(await actual<typeof import('../../io/scroll.ts')>()),
  hasSection: vi.fn(),
}));

describeWalks({
  model: { machine: hashScrollMachine, fixtures: hashScrollFixtures, journeys: hashScrollJourneys },
  level: 'component',
  table: hashScrollTable,
  open: () => {
    vi.useFakeTimers();
    let questions = 0;
    let answer: (isThere: boolean | Error) => void = () => {};
    vi.mocked(hasSection).mockImplementation(() => {
      questions += 1;
      return new Promise((resolve, reject) => {
        answer = (isThere) => (isThere instanceof Error ? reject(isThere) : resolve(isThere));
      });
    });
    const sections = showSections(['find-us', 'doctors']);
    const { result } = renderHook(useHashScroll);
    return {
      ...sections,
      goTo: (anchor) => {
        questions = 0;
        sections.forget();
        act(() => result.current(anchor, 'later'));
      },
      answer: (isThere) => act(async () => answer(isThere)),
      questions: () => questions,
      wait: (milliseconds) =>
        act(async () => {
          await vi.advanceTimersByTimeAsync(milliseconds);
        }),
    };
  },
  close: () => {
    vi.useRealTimers();
    document.body.replaceChildren();
  },
});

describe("a visitor's first page", () => {
  it.each([
    ['goes to the section in its address', false, 1],
    ['stays where it is once the visitor has begun to use it', true, 0],
  ])('%s', async (_case, isInUse, questions) => {
    vi.mocked(hasSection).mockReset().mockResolvedValue(false);
    if (isInUse) document.documentElement.dataset.inUse = '';
    else delete document.documentElement.dataset.inUse;
    const { result, unmount } = renderHook(useHashScroll);
    await act(async () => result.current('doctors', 'first'));
    expect(hasSection).toHaveBeenCalledTimes(questions);
    unmount();
    delete document.documentElement.dataset.inUse;
  });
});
