import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openInThisWindow, openInTopWindow, openTab, thisDevice } from './windows.ts';

const address = 'https://maps.example/place';
const open = vi.fn();
let here: { location: { href: string }; top: object | null; open: typeof open };

beforeEach(() => {
  here = { location: { href: 'https://site.example/' }, top: { location: { href: 'https://around.example/' } }, open };
  vi.stubGlobal('window', here);
});

afterEach(() => {
  vi.unstubAllGlobals();
  open.mockReset();
});

describe('a new tab', () => {
  it('is requested synchronously, so that a blocked one is noticed', async () => {
    open.mockReturnValue({ closed: false, opener: here });
    const opened = openTab(address);
    expect(open.mock.calls).toEqual([[address, '_blank']]);
    await opened;
  });

  it('has no opener', async () => {
    const tab = { closed: false, opener: here };
    open.mockReturnValue(tab);
    await openTab(address);
    expect(tab.opener).toBeNull();
  });

  it.each([
    ['does not open', null],
    ['closes at once', { closed: true }],
  ])('counts as blocked when it %s', async (_, tab) => {
    open.mockReturnValue(tab);
    await expect(openTab(address)).rejects.toThrow('blocked');
  });

  it('counts as blocked when the browser throws', async () => {
    open.mockImplementation(() => {
      throw new Error('not here');
    });
    await expect(openTab(address)).rejects.toThrow('not here');
  });
});

describe('an existing window', () => {
  it('navigates the top window', async () => {
    await openInTopWindow(address);
    expect(here.top).toEqual({ location: { href: address } });
    expect(here.location.href).toBe('https://site.example/');
  });

  it('rejects when a sandboxed frame forbids it', async () => {
    here.top = {
      get location(): never {
        throw new Error('not allowed');
      },
    };
    await expect(openInTopWindow(address)).rejects.toThrow('not allowed');
  });

  it('rejects when there is no top window', async () => {
    here.top = null;
    await expect(openInTopWindow(address)).rejects.toThrow('no window');
  });

  it('navigates this window', () => {
    openInThisWindow(address);
    expect(here.location.href).toBe(address);
  });
});

describe('this device', () => {
  it('is reported by its browser', () => {
    vi.stubGlobal('navigator', { userAgent: 'A browser', maxTouchPoints: 5 });
    expect(thisDevice()).toEqual({ userAgent: 'A browser', touchPoints: 5 });
  });
});
