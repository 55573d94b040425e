import type { Journey } from '../model-testing/model.ts';
import type { serviceModalMachine } from './service-modal.machine.ts';

const dmvCard = { type: 'card.activated', service: 'dmv-eye-exam' } as const;
const visionCard = { type: 'card.activated', service: 'vision-therapy' } as const;
const visionTile = { type: 'tile.chosen', service: 'vision-therapy' } as const;
const iplTile = { type: 'tile.chosen', service: 'ipl-therapy' } as const;
const closed = { type: 'modal.closed' } as const;
const left = { type: 'page.left' } as const;
const arrived = { passed: 'scrollingTime' } as const;
const fetched = { done: 'loadDetails', output: undefined } as const;
const outOfReach = { failed: 'loadDetails', error: new Error('The details are out of reach.') } as const;

/** The stories of the service modal. */
export const serviceModalJourneys: readonly Journey<typeof serviceModalMachine>[] = [
  { name: 'nothing is shown unasked', steps: [], ends: 'closed', performs: [], remembers: { service: '' } },
  {
    name: 'a card opens its service at once, without its details yet',
    steps: [dmvCard],
    ends: { open: 'loading' },
    performs: [],
    remembers: { service: 'dmv-eye-exam' },
  },
  {
    name: 'the details follow',
    steps: [dmvCard, fetched],
    ends: { open: 'complete' },
    performs: [],
    remembers: { service: 'dmv-eye-exam' },
  },
  {
    name: 'a service is shown without details that cannot be fetched',
    steps: [dmvCard, outOfReach],
    ends: { open: 'incomplete' },
    performs: [],
    remembers: { service: 'dmv-eye-exam' },
  },
  {
    name: 'a tile scrolls to the services first',
    steps: [visionTile],
    ends: 'scrolling',
    performs: ['scrollToServices'],
    remembers: { service: 'vision-therapy' },
  },
  {
    name: 'after the scroll a tile opens its service',
    steps: [visionTile, arrived, fetched],
    ends: { open: 'complete' },
    performs: ['scrollToServices'],
    remembers: { service: 'vision-therapy' },
  },
  {
    name: 'a second tile during the scroll takes the place of the first',
    steps: [visionTile, iplTile],
    ends: 'scrolling',
    performs: ['scrollToServices', 'scrollToServices'],
    remembers: { service: 'ipl-therapy' },
  },
  {
    name: 'of two tiles only the second is opened',
    steps: [visionTile, iplTile, arrived],
    ends: { open: 'loading' },
    performs: ['scrollToServices', 'scrollToServices'],
    remembers: { service: 'ipl-therapy' },
  },
  {
    name: 'a card during the scroll opens at once, in place of the tile',
    steps: [visionTile, dmvCard],
    ends: { open: 'loading' },
    performs: ['scrollToServices'],
    remembers: { service: 'dmv-eye-exam' },
  },
  {
    name: 'leaving during the scroll opens nothing',
    steps: [visionTile, left],
    ends: 'closed',
    performs: ['scrollToServices'],
  },
  { name: 'a modal can be closed', steps: [dmvCard, fetched, closed], ends: 'closed', performs: [] },
  {
    name: 'a modal can be closed before its details are there',
    steps: [dmvCard, closed],
    ends: 'closed',
    performs: [],
  },
  { name: 'leaving closes the modal', steps: [dmvCard, fetched, left], ends: 'closed', performs: [] },
  {
    name: 'another card opens another service',
    steps: [dmvCard, fetched, closed, visionCard, fetched],
    ends: { open: 'complete' },
    performs: [],
    remembers: { service: 'vision-therapy' },
  },
  {
    name: 'details that were out of reach are fetched again with the next opening',
    steps: [dmvCard, outOfReach, closed, dmvCard],
    ends: { open: 'loading' },
    performs: [],
    remembers: { service: 'dmv-eye-exam' },
  },
];
