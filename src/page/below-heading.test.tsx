import { Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { BelowHeading } from './below-heading.tsx';

afterEach(() => {
  delete document.documentElement.dataset.ready;
});

describe('what is below the heading', () => {
  it.each([
    ['together with the heading on the first page', false, '/', ['Heading, below']],
    ['after the heading on a later page', true, '/', ['Heading', 'Heading, below']],
    ['together with the heading for a section of a later page', true, '/#below', ['Heading, below']],
  ])('is shown %s', async (_, isLater, path, shown) => {
    if (isLater) document.documentElement.dataset.ready = '';
    const commits: (string | null)[] = [];
    await renderInRouter(
      <Profiler id="page" onRender={() => commits.push(document.body.textContent)}>
        Heading<BelowHeading>, below</BelowHeading>
      </Profiler>,
      path,
    );
    await vi.waitFor(() => expect(commits).toEqual(shown));
  });
});
