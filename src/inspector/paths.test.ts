import { describe, expect, it } from 'vitest';
import { pathsOf } from './paths.ts';

describe('the paths of a machine', () => {
  it('are its journeys and generated paths, recorded as on a page', async () => {
    const paths = await pathsOf('lazy-part');
    expect(paths.map(({ name }) => name)).toContain('path 1');
    for (const { record } of paths) {
      const { actors, steps } = record();
      expect(actors[0]).toMatchObject({ name: 'lazy-part', definition: expect.stringContaining('"states"') });
      expect(steps[0]?.event.type).toBe('xstate.init');
    }
    const [, first] = paths.at(-1)?.record().steps ?? [];
    expect(first?.taken).toHaveLength(1);
  });

  it('are none without a model', async () => {
    expect(await pathsOf('inspector')).toEqual([]);
  });
});
