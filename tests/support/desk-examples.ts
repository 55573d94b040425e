import type { DeskList, DeskRequest, DeskRow } from '#contract/desk.ts';

/** A request of the list, for tests. */
export const exampleRow: DeskRow = {
  reference: 'R-7KQ2XM',
  type: 'appointment',
  status: 'delivered',
  isUrgent: false,
  name: 'Maria Álvarez',
  phone: '(718) 555-0142',
  wish: 'Eye exam',
  receivedAt: '2026-11-20T15:04:00.000Z',
  handledAt: null,
  takenBy: null,
};

/** One request, for tests. */
export const exampleRequest: DeskRequest = {
  ...exampleRow,
  email: 'maria@example.com',
  rows: [
    { label: 'Name', value: 'Maria Álvarez' },
    { label: 'Phone', value: '(718) 555-0142' },
    { label: 'Email', value: 'maria@example.com' },
    { label: 'The visit' },
    { label: 'Appointment type', value: 'Eye exam' },
    { label: 'Message', value: 'In the morning,\nif you can.' },
  ],
  file: null,
  isWiped: false,
  undoSeconds: 0,
  notes: [],
  history: [{ at: '2026-11-20T15:10:00.000Z', by: 'ana@practice.example', action: 'show' }],
};

/** A list, for tests. */
export const exampleList: DeskList = { requests: [exampleRow], more: 0 };
