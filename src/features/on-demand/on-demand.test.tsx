import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carryOutEarlyClick } from './early-click.ts';
import { isPageReady } from './is-page-ready.ts';
import { OnDemand, partOnDemand } from './on-demand.tsx';
import { useReady } from './use-ready.ts';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)} suppressHydrationWarning>
      Pressed {count} times
    </button>
  );
}

function Page({ onCall }: { onCall: () => void }) {
  useReady();
  return (
    <button type="button" data-early-click="" onClick={onCall}>
      Call
    </button>
  );
}

/** A part's frame as the build writes it, with a press that came before the part's script. */
async function pressedMarkup(): Promise<string> {
  const part = partOnDemand('counter', 'in use', async () => ({ default: Counter }));
  await part.preload();
  return renderToString(<OnDemand part={part} />).replace('<button', '<button data-early-click=""');
}

beforeEach(() => {
  delete document.documentElement.dataset.ready;
  document.body.innerHTML = '';
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a part on demand', () => {
  it('answers from the moment when its script is here, and carries out what was pressed before', async () => {
    vi.stubEnv('PROD', true);
    const load = vi.fn(async () => ({ default: Counter }));
    const part = partOnDemand('counter', 'in use', load);
    const container = document.createElement('div');
    container.innerHTML = await pressedMarkup();
    document.body.append(container);
    const page = render(<OnDemand part={part} />, { container, hydrate: true });
    await act(async () => {});
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('Pressed 0 times')).toBeTruthy();

    fireEvent.keyDown(document.body);
    await screen.findByText('Pressed 1 times');
    expect(container.querySelector('[data-awaiting]')).toBeNull();
    expect(load).toHaveBeenCalledOnce();
    page.unmount();
  });

  it('is asked for again at the next deed while it cannot be had', async () => {
    const load = vi
      .fn<() => Promise<{ default: typeof Counter }>>()
      .mockRejectedValueOnce(new Error('The network is away.'))
      .mockResolvedValue({ default: Counter });
    vi.stubEnv('PROD', true);
    render(<OnDemand part={partOnDemand('counter', 'near', load)} />);
    await act(async () => {});
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent(window, new Event('online'));
    await screen.findByText('Pressed 0 times');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is there at once when it was fetched before its page is shown', async () => {
    const part = partOnDemand('counter', 'near', async () => ({ default: Counter }));
    await part.preload();
    render(<OnDemand part={part} />);
    expect(screen.getByText('Pressed 0 times')).toBeTruthy();
  });
});

describe('a press that came too early', () => {
  const press = vi.fn();

  it('is carried out once', () => {
    press.mockClear();
    render(
      <button type="button" data-early-click="" onClick={press}>
        Call
      </button>,
    );
    carryOutEarlyClick(document);
    carryOutEarlyClick(document);
    expect(press).toHaveBeenCalledOnce();
  });

  it('waits for the part that it is in', () => {
    press.mockClear();
    render(
      <div data-awaiting="counter">
        <button type="button" data-early-click="" onClick={press}>
          Call
        </button>
      </div>,
    );
    carryOutEarlyClick(document);
    expect(press).not.toHaveBeenCalled();
  });

  it('is carried out when the page is ready, which the page then says', () => {
    press.mockClear();
    expect(isPageReady()).toBe(false);
    render(<Page onCall={press} />);
    expect(press).toHaveBeenCalledOnce();
    expect(isPageReady()).toBe(true);
  });
});
