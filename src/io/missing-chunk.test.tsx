import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadForMissingChunks } from './missing-chunk.ts';

const reload = vi.fn();
reloadForMissingChunks(reload);

const missChunk = () => {
  const event = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(event);
  return event;
};

beforeEach(() => {
  reload.mockReset();
  render(
    <form>
      <label>
        Name <input />
      </label>
      <label>
        Subject
        <select>
          <option value="">Choose</option>
          <option>Other</option>
        </select>
      </label>
      <label>
        Agreed <input type="checkbox" />
      </label>
    </form>,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a part of the script that is gone after a deploy', () => {
  it('loads the page anew when no form holds anything', () => {
    expect(missChunk().defaultPrevented).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['typed', async () => userEvent.type(screen.getByLabelText('Name'), 'Ana')],
    ['chosen', async () => userEvent.selectOptions(screen.getByLabelText('Subject'), 'Other')],
    ['ticked', async () => userEvent.click(screen.getByLabelText('Agreed'))],
    ['about to be typed', async () => userEvent.click(screen.getByLabelText('Name'))],
  ])('keeps the page while something is %s in a form', async (_done, act) => {
    await act();
    expect(missChunk().defaultPrevented).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not load the page anew twice', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as unknown as PerformanceEntry]);
    expect(missChunk().defaultPrevented).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
