import { describe, expect, it } from 'vitest';
import { readPrefill } from './contact-prefill.ts';

describe('a prefill', () => {
  it.each(['appointment', 'inquiry', 'contact-lens'])('is read from a query that names the form %s', (tab) => {
    expect(readPrefill({ tab, appointmentType: 'Other', message: 'Hello', from: 'mail' })).toEqual({
      tab,
      appointmentType: 'Other',
      message: 'Hello',
    });
  });

  it('has only texts', () => {
    expect(readPrefill({ tab: 'inquiry', appointmentType: 7, message: ['Hello'] })).toEqual({ tab: 'inquiry' });
  });

  it.each([undefined, '', 'order'])('is nothing in a query with the form %j', (tab) => {
    expect(readPrefill({ tab, message: 'Hello' })).toEqual({});
  });
});
