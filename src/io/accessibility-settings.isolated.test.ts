// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { storeAccessibilitySettings, storedAccessibilitySettings } from './accessibility-settings.ts';

afterEach(() => localStorage.clear());

describe('accessibility settings', () => {
  it('are stored one by one', () => {
    storeAccessibilitySettings({ textSize: 120 });
    storeAccessibilitySettings({ contrast: 'more' });
    storeAccessibilitySettings({ language: 'pl' });
    expect(storedAccessibilitySettings()).toEqual({ textSize: 120, contrast: 'more', language: 'pl' });
  });

  it.each(['"large"', '{"textSize":"120","contrast":"loud","language":7}'])(
    'are left out when they are not of their kind: %s',
    (text) => {
      localStorage.setItem('display', text);
      expect(storedAccessibilitySettings()).toEqual({});
    },
  );
});
