import { describe, expect, it } from 'vitest';
import { prefillQuery, readPrefill } from './contact-prefill.ts';

describe('a prefill', () => {
  it('is written as a query without what is not known', () => {
    expect(prefillQuery({ tab: 'appointment', appointmentType: 'Other', message: undefined })).toBe(
      '?tab=appointment&appointmentType=Other',
    );
  });

  it.each(['appointment', 'inquiry', 'contact-lens'])('is read from a query that names the form %s', (tab) => {
    expect(readPrefill({ tab, appointmentType: 'Other', message: 'Hello', from: 'mail' })).toEqual({
      prefill: { tab, appointmentType: 'Other', message: 'Hello' },
      rest: { from: 'mail' },
    });
  });

  it('has only texts', () => {
    expect(readPrefill({ tab: 'inquiry', appointmentType: 7, message: ['Hello'] })).toEqual({
      prefill: { tab: 'inquiry' },
      rest: {},
    });
  });

  it.each([undefined, '', 'order'])('is nothing in a query with the form %j', (tab) => {
    expect(readPrefill({ tab, message: 'Hello' })).toBeNull();
  });
});
