import { describe, expect, it } from 'vitest';
import { urgencySteps } from './urgency.ts';

describe('the steps of urgency', () => {
  it('reads each of the fixed words', () => {
    const lines = [
      'Go to the ER or call 911 now for sudden loss of sight in one or both eyes.',
      'Call us today for a painful red eye. Call this week if it is mild.',
      'Call this week about headaches.',
      'Ask at your next exam about family history.',
    ];
    expect(urgencySteps(lines).map(({ urgency }) => urgency)).toEqual(['now', 'today', 'week', 'exam']);
  });

  it('keeps lines of the same urgency together, in their order', () => {
    const lines = ['Call us today for pain.', 'Call us today for blur.'];
    expect(urgencySteps(lines)).toEqual([{ urgency: 'today', lines }]);
  });

  it('leaves a line that names no urgency with the lines before it', () => {
    const lines = ['Call us today for pain.', 'Need care today? Call us. Do not use the form.'];
    expect(urgencySteps(lines)).toEqual([{ urgency: 'today', lines }]);
  });

  it('judges a line by its first sentence alone', () => {
    const lines = ['Ask at your next exam about old floaters. If they change, call us today.'];
    expect(urgencySteps(lines)).toEqual([{ urgency: 'exam', lines }]);
  });

  it('treats advice for babies and after surgery as urgent', () => {
    const lines = [
      'Get medical care now for a newborn baby with red eyes.',
      'After eye surgery, call us or your surgeon now for pain that grows.',
    ];
    expect(urgencySteps(lines)).toEqual([{ urgency: 'now', lines }]);
  });

  it('does not match "now" inside another word', () => {
    const lines = ['Call us today if you know someone with it.'];
    expect(urgencySteps(lines)).toEqual([{ urgency: 'today', lines }]);
  });

  it('keeps lines in words of their own as one step without a name', () => {
    const lines = ['Phone us.', 'Come in.'];
    expect(urgencySteps(lines)).toEqual([{ urgency: null, lines }]);
  });

  it('has no steps for no lines', () => {
    expect(urgencySteps([])).toEqual([]);
  });
});
