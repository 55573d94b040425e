import { act, renderHook } from '@testing-library/react';
import { vi } from 'vitest';
import { describeWalks } from '../../../machines/model-testing/suite.ts';
import { sectionNavigationFixtures } from '../../../machines/section-navigation/section-navigation.fixtures.ts';
import { sectionNavigationJourneys } from '../../../machines/section-navigation/section-navigation.journeys.ts';
import { sectionNavigationMachine } from '../../../machines/section-navigation/section-navigation.machine.ts';
import { sectionNavigationTable } from '../../../tests/models/site/section-navigation.table.ts';
import { showSections } from '../../../tests/models/site/section-screen.ts';
import { useSectionNavigation } from './use-section-navigation.ts';

describeWalks({
  model: {
    machine: sectionNavigationMachine,
    fixtures: sectionNavigationFixtures,
    journeys: sectionNavigationJourneys,
  },
  level: 'component',
  table: sectionNavigationTable,
  open: () => {
    vi.useFakeTimers();
    let arrive: ((error?: unknown) => void) | null = null;
    const untilHome = (signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        arrive = (error) => {
          arrive = null;
          if (error === undefined) resolve();
          else reject(error);
        };
        signal.addEventListener('abort', () => {
          arrive = null;
        });
      });
    const sections = showSections(['home', 'contact', 'doctors']);
    const { result } = renderHook(() => useSectionNavigation(untilHome));
    return {
      ...sections,
      choose: (section, page) => {
        sections.forget();
        act(() => result.current.choose(section, page));
      },
      leave: () => act(() => result.current.leave()),
      arrive: (error) =>
        act(async () => {
          arrive?.(error);
        }),
      isHomeAwaited: () => arrive !== null,
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
