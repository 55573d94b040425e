import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Reasons, reactStates, reasonFaults } from './react-state.ts';

/** Why each state in `src` that React keeps is not a machine's. */
const reasons: Readonly<Record<string, Reasons>> = {
  'src/components/DateField/Calendar.tsx': { current: 'the cursor of a grid: a day, with no states between days' },
  'src/components/DateField/DateField.tsx': { isOpen: 'the open state of <details>, which works without scripts' },
  'src/components/Scene/SceneViewer.tsx': { level: 'the value of a slider' },
  'src/components/elements/use-text-direction.ts': {
    useSyncExternalStore: 'an attribute of the document, which the machine of the accessibility panel sets',
  },
  'src/components/form/FileField.tsx': { isDraggedOver: 'drag feedback, for as long as a file is over the area' },
  'src/examples/overlay.examples.tsx': { isOpen: 'an example; on the site it is the machine of the service modal' },
  'src/features/contact/contact-lens-order/use-prescription-file.ts': {
    progress: 'the value of a progress bar; the machine says that the file is being read',
  },
  'src/features/contact/drafts/Draft.tsx': { resetKey: 'a key: changing it renders an empty form' },
  'src/features/contact/request-form/use-form-page.ts': { rerender: 'renders before a focus is moved' },
  'src/features/contact/request-form/use-form-values.ts': {
    values: 'what stands in uncontrolled fields, for the notes beside them',
  },
  'src/features/directions/DirectionsLink.tsx': {
    isBusy: 'whether the script of the machine itself is loading; every page would wait for it otherwise',
  },
  'src/features/handled-request/HandledRequest.tsx': { token: 'the link; each has a machine of its own' },
  'src/features/lazy-part/lazy-part.tsx': {
    Part: 'a component, which must never change',
    isPrerendered: 'how the frame came into the page, which never changes',
    useSyncExternalStore: 'asks whether React hydrates; nothing is subscribed',
  },
  'src/features/office-hours/OfficeHours.tsx': {
    lookAgain: 'renders when the page is looked at again; the holidays follow from the day alone',
  },
  'src/features/open-status/use-office-status.ts': {
    lookAgain: 'renders when the clock reaches a change; open and closed follow from the hours alone',
  },
  'src/features/page-arrival/PageArrival.tsx': { arrival: 'the last announcement; the router says when a page is new' },
  'src/features/printed-on/PrintedOn.tsx': { day: 'the day, read from the clock before each print' },
  'src/inspector/ChartView.tsx': 'a development tool',
  'src/inspector/Inspector.tsx': 'a development tool',
  'src/inspector/PathMenu.tsx': 'a development tool',
  'src/inspector/SendEvents.tsx': 'a development tool',
  'src/lazy-module/use-lazy-module.ts': {
    loaded: 'the module of a machine; its context is plain JSON and cannot hold one',
  },
  'src/routes/-home/DoctorsSection.tsx': { language: 'the value of a select, by which a list is filtered' },
};

describe('the states that React keeps', () => {
  it('are named by their variables', () => {
    const source = `
      import React, { useReducer, useState, useState as useMemory, useSyncExternalStore } from 'react';
      const [isOpen, setOpen] = useState<boolean>(false);
      const [, rerender] = useReducer((count) => count + 1, 0);
      const day = useMemory('');
      const useToday = () => useSyncExternalStore(subscribe, today);
      const [name] = React.useState('');
      const [other] = useOther();
    `;
    const states = ['isOpen', 'rerender', 'day', 'useSyncExternalStore', 'name'];
    expect(reactStates('component.tsx', source)).toEqual(states);
  });

  it('each need a reason, and each reason a state', () => {
    const file = 'component.tsx';
    expect(reasonFaults(file, ['isOpen'], { isOpen: 'a reason' })).toEqual([]);
    expect(reasonFaults(file, ['isOpen', 'day'], { isOpen: 'a reason' })).toEqual([
      'component.tsx: "day" needs a machine, or a reason in scripts/react-state.test.ts.',
    ]);
    expect(reasonFaults(file, ['isOpen', 'isOpen'], { isOpen: 'a reason' })).toHaveLength(1);
    expect(reasonFaults(file, ['isOpen'], { isOpen: '' })).toHaveLength(1);
    expect(reasonFaults(file, [], { isOpen: 'a reason' })).toEqual([
      'component.tsx: there is no "isOpen" for the reason in scripts/react-state.test.ts.',
    ]);
    expect(reasonFaults(file, ['isOpen'], 'a development tool')).toEqual([]);
    expect(reasonFaults(file, [], 'a development tool')).toHaveLength(1);
  });

  it('have a reason not to be in a machine', async () => {
    const sources = (await readdir('src', { recursive: true }))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join('src', file));
    const states = new Map(
      await Promise.all(sources.map(async (file) => [file, reactStates(file, await readFile(file, 'utf8'))] as const)),
    );
    const files = new Set([...sources, ...Object.keys(reasons)]);
    const faults = [...files].flatMap((file) => reasonFaults(file, states.get(file) ?? [], reasons[file]));
    expect(faults).toEqual([]);
  });
});
