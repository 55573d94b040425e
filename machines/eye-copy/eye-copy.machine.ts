import { setup } from 'xstate';
import { providedActions } from '../provided.ts';

type EyeCopyEvent =
  /** "Same as right eye" was pressed. `copies`: nothing, if the right eye is empty; or whether it replaces other values. */
  | { type: 'copy.pressed'; copies: 'nothing' | 'intoEmpty' | 'overOthers' }
  | { type: 'undo.pressed' }
  /** The form was sent, or emptied. */
  | { type: 'form.cleared' };

/** The feature provides the actions `copy`, which remembers what it replaces, `restore`, and `forget`. */
export const eyeCopyMachine = setup({
  types: { events: {} as EyeCopyEvent },
  guards: {
    hasNothing: ({ event }) => event.type === 'copy.pressed' && event.copies === 'nothing',
    isOverOthers: ({ event }) => event.type === 'copy.pressed' && event.copies === 'overOthers',
  },
  actions: providedActions('copy', 'restore', 'forget'),
}).createMachine({
  id: 'eye-copy',
  description: 'The button that copies the values of the right lens to the left. What it replaces can be brought back.',
  initial: 'idle',
  on: {
    'copy.pressed': [
      { guard: 'hasNothing', target: '.nothing' },
      { guard: 'isOverOthers', target: '.replaced', actions: 'copy' },
      { target: '.copied', actions: 'copy' },
    ],
    'form.cleared': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {},
    nothing: { description: 'The right eye is empty.' },
    copied: {},
    replaced: {
      description: 'Other values were replaced, and a button brings them back.',
      on: {
        'copy.pressed': { actions: 'copy' },
        'undo.pressed': { target: 'restored', actions: ['restore', 'forget'] },
      },
    },
    restored: {},
  },
});
