import { describe, expect, it } from 'vitest';
import { joinExamples } from './all.ts';

describe('the examples of all components', () => {
  it('are sorted by name', () => {
    expect(Object.keys(joinExamples([{ Steps: {} }, { Button: {}, Tabs: {} }]))).toEqual(['Button', 'Steps', 'Tabs']);
  });

  it('contain each component once', () => {
    expect(() => joinExamples([{ Steps: {} }, { Button: {}, Steps: {} }])).toThrow('Steps');
  });
});
