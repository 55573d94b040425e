import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordOf } from '#tests/support/early-record.ts';
import { type EarlyRecord, replayInteractions, restoreOriginalText } from './early-record.ts';

const element = (selector: string) => document.querySelector(selector) as HTMLElement;
let record: EarlyRecord;

beforeEach(() => {
  document.body.innerHTML =
    '<header><button data-pending>Call</button></header><main><div role="tab" data-pending>Inquiry</div><form data-pending></form></main>';
  record = recordOf();
  window.earlyRecord = record;
});

afterEach(() => {
  delete window.earlyRecord;
});

describe('early interactions', () => {
  it('are replayed once, in order, and unmarked', () => {
    const events: string[] = [];
    element('button').addEventListener('click', () => events.push('click'));
    element('[role=tab]').addEventListener('keydown', ({ key }) => events.push(key));
    element('form').addEventListener('submit', (event) => {
      event.preventDefault();
      events.push('submit');
    });
    record.interactions = [
      { type: 'keydown', target: element('[role=tab]'), key: 'ArrowRight' },
      { type: 'submit', target: element('form'), key: '' },
      { type: 'click', target: element('button'), key: '' },
    ];
    replayInteractions(document);
    replayInteractions(document);
    expect(events).toEqual(['ArrowRight', 'submit', 'click']);
    expect(document.querySelector('[data-pending]')).toBeNull();
  });

  it('wait for the part that they are in', () => {
    const press = vi.fn();
    element('button').addEventListener('click', press);
    element('header').dataset.awaiting = 'header';
    record.interactions = [{ type: 'click', target: element('button'), key: '' }];
    replayInteractions(document);
    replayInteractions(element('main'));
    expect(press).not.toHaveBeenCalled();
    element('header').removeAttribute('data-awaiting');
    replayInteractions(element('header'));
    expect(press).toHaveBeenCalledOnce();
  });
});

it('restores the original text that a translation service has replaced', () => {
  const text = element('button').firstChild as Text;
  const font = document.createElement('font');
  font.textContent = 'Llamar';
  text.replaceWith(font);
  record.originals.set(font, text);
  expect(restoreOriginalText(document)).toBe(true);
  expect(element('button').firstChild).toBe(text);
  expect(restoreOriginalText(document)).toBe(false);
});
