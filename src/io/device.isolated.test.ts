import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTab } from './device.ts';

const address = 'https://maps.example/place';
const open = vi.fn();

beforeEach(() => {
  vi.stubGlobal('window', { open });
  open.mockReset();
});

describe('a new tab', () => {
  it('is requested synchronously, as popup blockers require, and has no opener', async () => {
    const tab = { closed: false, opener: window };
    open.mockReturnValue(tab);
    const opened = openTab(address);
    expect(open.mock.calls).toEqual([[address, '_blank']]);
    await opened;
    expect(tab.opener).toBeNull();
  });

  it('counts as blocked when it closes at once', async () => {
    open.mockReturnValue({ closed: true });
    await expect(openTab(address)).rejects.toThrow('blocked');
  });
});
