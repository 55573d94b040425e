import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { practice } from '#content/practice.data.ts';
import { openInThisWindow, openInTopWindow, openTab } from '#src/io/device.ts';
import { DirectionsLink } from './DirectionsLink.tsx';

vi.mock('#src/io/device.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  openTab: vi.fn(),
  openInTopWindow: vi.fn(),
  openInThisWindow: vi.fn(),
}));

const { maps } = practice;
const element = <DirectionsLink maps={maps}>Get Directions</DirectionsLink>;
const link = () => screen.getByRole('link', { name: 'Get Directions (opens in a new tab)' });

describe('a link to the office on a map', () => {
  it('opens the address of a map in a new tab before any script runs', () => {
    expect(renderToString(element)).toContain(`href="${maps.web}" target="_blank"`);
  });

  it('is followed by the browser when there is neither the script nor a network', async () => {
    vi.resetModules();
    const { DirectionsLink: Fresh } = await import('./DirectionsLink.tsx');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<Fresh maps={maps}>Get Directions</Fresh>);
    const followed: boolean[] = [];
    const stop = (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', stop);
    fireEvent.click(link());
    onLine.mockReturnValue(true);
    fireEvent.click(link());
    document.removeEventListener('click', stop);
    expect(followed).toEqual([true, false]);
    expect(link().getAttribute('aria-busy')).toBe('true');
    await vi.waitFor(() => expect(link().getAttribute('aria-busy')).toBeNull());
  });

  it('opens the map of the device in every window', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 9)');
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
    vi.mocked(openTab).mockRejectedValue(new Error('blocked'));
    vi.mocked(openInTopWindow).mockRejectedValue(new Error('refused'));
    render(element);
    // Pressing the link loads this script.
    await act(async () => {
      expect(fireEvent.click(link())).toBe(false);
      await import('./start-directions.ts');
    });
    expect(openTab).toHaveBeenLastCalledWith(maps.geo);
    expect(openInTopWindow).toHaveBeenLastCalledWith(maps.geo);
    expect(vi.mocked(openInThisWindow).mock.calls).toEqual([[maps.geo]]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is followed by the browser when pressed with %o',
    (modifiers) => {
      vi.mocked(openTab).mockReset();
      render(element);
      // The test prevents the navigation.
      const followed: boolean[] = [];
      const stop = (event: Event) => {
        followed.push(!event.defaultPrevented);
        event.preventDefault();
      };
      document.addEventListener('click', stop);
      fireEvent.click(link(), modifiers);
      document.removeEventListener('click', stop);
      expect(followed).toEqual([true]);
      expect(openTab).not.toHaveBeenCalled();
    },
  );
});
