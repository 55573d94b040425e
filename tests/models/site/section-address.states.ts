import type { StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import type {
  SectionAddressContext,
  sectionAddressMachine,
} from '../../../machines/section-address/section-address.machine.ts';

type Work = void | Promise<void>;

/** A home page whose sections appear late. */
export interface SectionsView {
  /** How often the page has looked for the section since the last address. */
  searches(): number;
  /** The id of the section that was scrolled to last and whose heading has the focus; null when there is none. */
  scrolledTo(): string | null | Promise<string | null>;
  /** Waits until the page was scrolled to the section. */
  untilScrolledTo(section: string): Work;
  wait(milliseconds: number): Promise<void>;
}

const expectSearching = async (view: SectionsView, { tries }: SectionAddressContext) => {
  expect(view.searches()).toBe(tries);
  expect(await view.scrolledTo()).toBeNull();
};

const expectNoMoreSearches = async (view: SectionsView) => {
  const before = view.searches();
  await view.wait(200);
  expect(view.searches()).toBe(before);
};

// The delays of the machine pass here, except for their last millisecond, which is the next step.
export const sectionAddressStates: StateAssertions<typeof sectionAddressMachine, SectionsView> = {
  idle: expectNoMoreSearches,
  settling: async (view) => {
    await view.wait(99);
    expect(view.searches()).toBe(0);
  },
  searching: expectSearching,
  waiting: async (view, context) => {
    await view.wait(49);
    await expectSearching(view, context);
  },
  landed: async (view, { section, tries }) => {
    // When the scroll position was restored, the page does not look for the section.
    if (tries === 0) await expectNoMoreSearches(view);
    else await view.untilScrolledTo(section);
  },
  notFound: expectNoMoreSearches,
};
