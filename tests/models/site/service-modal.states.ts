import type { StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import type {
  ServiceModalContext,
  serviceModalMachine,
} from '../../../machines/service-modal/service-modal.machine.ts';

type Details = 'loading' | 'shown' | 'offline' | 'failed';

/** What a visitor sees of the service modal. */
export interface ServiceModalView {
  /** Null while it is closed. `service` is the slug of the service. */
  readonly modal: { readonly service: string; readonly details: Details } | null;
  /** The name of the tile that is busy; null without one. */
  readonly busyTile: string | null;
  /** The id of the section that the page was scrolled to last. */
  readonly scrolledTo: string | null;
  /** Whether the page has requested to leave its entry in the history. */
  readonly isLeavingEntry: boolean;
}

const showsDetails = (details: Details) => (view: ServiceModalView, context: ServiceModalContext) =>
  expect(view.modal).toEqual({ service: context.service, details });

const expectLeavingEntry = (view: ServiceModalView) =>
  expect(view).toMatchObject({ modal: null, isLeavingEntry: true });

export const serviceModalStates: StateAssertions<typeof serviceModalMachine, ServiceModalView> = {
  closed: (view) => expect(view).toMatchObject({ modal: null, busyTile: null }),
  scrolling: (view, { tile }) => expect(view).toMatchObject({ modal: null, busyTile: tile, scrolledTo: 'services' }),
  'open.loading': showsDetails('loading'),
  'open.complete': showsDetails('shown'),
  'open.offline': showsDetails('offline'),
  'open.failed': showsDetails('failed'),
  returning: expectLeavingEntry,
  reopening: expectLeavingEntry,
};
