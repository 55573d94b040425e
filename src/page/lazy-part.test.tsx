import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordOf } from '#tests/support/early-record.ts';
import { isPageReady, Ready } from './hydration.tsx';
import { LazyPartFrame, lazyPart } from './lazy-part.tsx';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)} suppressHydrationWarning>
      Pressed {count} times
    </button>
  );
}

/** A field, and what its layout effect finds in it. */
function Field() {
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState('');
  useLayoutEffect(() => setFound(field.current?.value ?? ''), []);
  return (
    <label>
      Name <input ref={field} name="name" /> <output>{found}</output>
    </label>
  );
}

/** The prerendered frame of a part. */
async function markup(): Promise<string> {
  const part = lazyPart('counter', 'in use', async () => ({ default: Counter }));
  await part.preload();
  return renderToString(<LazyPartFrame part={part} />);
}

beforeEach(() => {
  delete document.documentElement.dataset.ready;
  document.body.innerHTML = '';
});

afterEach(() => {
  delete window.earlyRecord;
  vi.unstubAllEnvs();
});

describe('a lazy part', () => {
  it('hydrates when its script has loaded, and replays early interactions', async () => {
    vi.stubEnv('PROD', true);
    const load = vi.fn(async () => ({ default: Counter }));
    const part = lazyPart('counter', 'in use', load);
    const container = document.createElement('div');
    container.innerHTML = await markup();
    document.body.append(container);
    const button = container.querySelector('button') as HTMLElement;
    window.earlyRecord = recordOf({ type: 'click', target: button, key: '' });
    const page = render(<LazyPartFrame part={part} />, { container, hydrate: true });
    await act(async () => {});
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('Pressed 0 times')).toBeTruthy();

    fireEvent.keyDown(document.body);
    await screen.findByText('Pressed 1 times');
    expect(container.querySelector('[data-awaiting]')).toBeNull();
    expect(load).toHaveBeenCalledOnce();
    page.unmount();
  });

  it('hydrates inside another part, which hydrates after the page', async () => {
    vi.stubEnv('PROD', true);
    const inner = lazyPart('counter', 'in use', async () => ({ default: Counter }));
    const outer = lazyPart('outer', 'in use', async () => ({ default: () => <LazyPartFrame part={inner} /> }));
    const container = document.body.appendChild(document.createElement('div'));
    const prerendered = lazyPart('outer', 'in use', async () => ({ default: () => <div /> }));
    await prerendered.preload();
    container.innerHTML = renderToString(<LazyPartFrame part={prerendered} />).replace('<div></div>', await markup());
    const page = render(
      <>
        <LazyPartFrame part={outer} />
        <Ready />
      </>,
      { container, hydrate: true },
    );
    await act(async () => {});
    expect(isPageReady()).toBe(true);
    fireEvent.keyDown(document.body);
    await vi.waitFor(() => expect(container.querySelector('[data-awaiting="outer"]')).toBeNull());
    await vi.waitFor(() => {
      fireEvent.keyDown(document.body);
      expect(container.querySelector('[data-awaiting]')).toBeNull();
    });
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByText('Pressed 1 times')).toBeTruthy();
    page.unmount();
  });

  it('that is rendered again finds what was typed before its own effects run', async () => {
    vi.stubEnv('PROD', true);
    const prerendered = lazyPart('field', 'in use', async () => ({ default: Field }));
    await prerendered.preload();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<LazyPartFrame part={prerendered} />).replace('Name', 'Nombre');
    (container.querySelector('input') as HTMLInputElement).value = 'Ann';
    const renderedAgain = vi.fn();
    const part = lazyPart('field', 'in use', async () => ({ default: Field }));
    const page = render(<LazyPartFrame part={part} />, {
      container,
      hydrate: true,
      onRecoverableError: renderedAgain,
    });
    fireEvent.keyDown(document.body);
    await vi.waitFor(() => expect(container.querySelector('[data-awaiting]')).toBeNull());
    expect(renderedAgain).toHaveBeenCalled();
    expect(container.querySelector('output')?.textContent).toBe('Ann');
    page.unmount();
  });

  it('is requested after the first paint of a later page', async () => {
    vi.stubEnv('PROD', true);
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    const load = vi.fn(async () => ({ default: Counter }));
    render(<LazyPartFrame part={lazyPart('counter', 'near', load)} />);
    await act(async () => {});
    expect(load).not.toHaveBeenCalled();
    for (const frame of frames) frame();
    expect(await screen.findByText('Pressed 0 times')).toBeTruthy();
  });

  it('is requested again when the network is back', async () => {
    const load = vi
      .fn<() => Promise<{ default: typeof Counter }>>()
      .mockRejectedValueOnce(new Error('The network is away.'))
      .mockResolvedValue({ default: Counter });
    vi.stubEnv('PROD', true);
    render(<LazyPartFrame part={lazyPart('counter', 'near', load)} />);
    await act(async () => {});
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent(window, new Event('online'));
    await screen.findByText('Pressed 0 times');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('renders immediately when it was preloaded', async () => {
    const part = lazyPart('counter', 'near', async () => ({ default: Counter }));
    await part.preload();
    render(<LazyPartFrame part={part} />);
    expect(screen.getByText('Pressed 0 times')).toBeTruthy();
  });
});
