import type { Fixtures, Journeys } from '../model-testing/model.ts';
import { serviceModalMachine } from './service-modal.machine.ts';

const dmvCard = { type: 'card.activated', service: 'dmv-eye-exam' } as const;
const visionCard = { type: 'card.activated', service: 'vision-therapy' } as const;
const visionTile = { type: 'tile.chosen', service: 'vision-therapy' } as const;
const iplTile = { type: 'tile.chosen', service: 'ipl-therapy' } as const;
const arrived = { passed: 'scrollingTime' } as const;
const loaded = { done: 'loadDetails', output: 'loaded' } as const;
const offline = { done: 'loadDetails', output: 'offline' } as const;
const broken = { failed: 'loadDetails', error: new Error('The details are out of reach.') } as const;

const fixtures: Fixtures<typeof serviceModalMachine> = {
  steps: [visionCard, visionTile, iplTile, loaded, offline, broken],
  // The second tile takes the place of the first, and nothing more.
  canHappen: (snapshot, event) =>
    event.type !== 'tile.chosen' || event.service === 'vision-therapy' || snapshot.matches('scrolling'),
};

const journeys: Journeys<typeof serviceModalMachine> = {
  'nothing is shown unasked': { steps: [], ends: 'closed', context: { service: '' } },
  'a card opens its service at once, without its details yet': {
    steps: [dmvCard],
    ends: { open: 'loading' },
    actions: ['addHistoryEntry'],
    context: { service: 'dmv-eye-exam' },
  },
  'the details follow': {
    steps: [dmvCard, loaded],
    ends: { open: 'complete' },
    actions: ['addHistoryEntry'],
    context: { service: 'dmv-eye-exam', known: ['dmv-eye-exam'] },
  },
  'without a network a service is shown as far as it is known': {
    steps: [dmvCard, offline],
    ends: { open: 'offline' },
    actions: ['addHistoryEntry'],
    context: { service: 'dmv-eye-exam', known: [] },
  },
  'once there is a network the details come by themselves': {
    steps: [dmvCard, offline, 'network.restored', loaded],
    ends: { open: 'complete' },
    actions: ['addHistoryEntry'],
  },
  'a service is shown without details that cannot be loaded': {
    steps: [dmvCard, broken],
    ends: { open: 'failed' },
    actions: ['addHistoryEntry'],
    context: { service: 'dmv-eye-exam', known: [] },
  },
  'details that could not be loaded can be asked for again': {
    steps: [dmvCard, broken, 'details.requested'],
    ends: { open: 'loading' },
    actions: ['addHistoryEntry'],
  },
  'details that could not be loaded come with the network': {
    steps: [dmvCard, broken, 'network.restored', loaded],
    ends: { open: 'complete' },
    actions: ['addHistoryEntry'],
  },
  'a tile scrolls to the services first': {
    steps: [visionTile],
    ends: 'scrolling',
    actions: ['scrollToServices'],
    context: { service: 'vision-therapy' },
  },
  'after the scroll a tile opens its service': {
    steps: [visionTile, arrived, loaded],
    ends: { open: 'complete' },
    actions: ['scrollToServices', 'addHistoryEntry'],
    context: { service: 'vision-therapy' },
  },
  'a second tile during the scroll takes the place of the first': {
    steps: [visionTile, iplTile],
    ends: 'scrolling',
    actions: ['scrollToServices', 'scrollToServices'],
    context: { service: 'ipl-therapy' },
  },
  'of two tiles only the second is opened': {
    steps: [visionTile, iplTile, arrived],
    ends: { open: 'loading' },
    actions: ['scrollToServices', 'scrollToServices', 'addHistoryEntry'],
    context: { service: 'ipl-therapy' },
  },
  'a card during the scroll opens at once, in place of the tile': {
    steps: [visionTile, dmvCard],
    ends: { open: 'loading' },
    actions: ['scrollToServices', 'addHistoryEntry'],
    context: { service: 'dmv-eye-exam' },
  },
  'leaving during the scroll opens nothing': {
    steps: [visionTile, 'page.left'],
    ends: 'closed',
    actions: ['scrollToServices'],
  },
  'a modal that is closed takes its entry out of the way of Back': {
    steps: [dmvCard, loaded, 'modal.closed'],
    ends: 'returning',
    actions: ['addHistoryEntry', 'leaveHistoryEntry'],
  },
  'a modal can be closed before its details are there': {
    steps: [dmvCard, 'modal.closed', 'entry.left'],
    ends: 'closed',
    actions: ['addHistoryEntry', 'leaveHistoryEntry'],
  },
  'Back closes the modal, and leaves no page': {
    steps: [dmvCard, loaded, 'entry.left'],
    ends: 'closed',
    actions: ['addHistoryEntry'],
  },
  'Forward opens nothing again': {
    steps: [dmvCard, loaded, 'entry.left', 'entry.left'],
    ends: 'closed',
    actions: ['addHistoryEntry'],
  },
  'leaving closes the modal, and goes nowhere else': {
    steps: [dmvCard, loaded, 'page.left'],
    ends: 'closed',
    actions: ['addHistoryEntry'],
  },
  'leaving right after the modal was closed is all that happens': {
    steps: [dmvCard, 'modal.closed', 'page.left'],
    ends: 'closed',
    actions: ['addHistoryEntry', 'leaveHistoryEntry'],
  },
  'another card opens another service': {
    steps: [dmvCard, loaded, 'modal.closed', 'entry.left', visionCard, loaded],
    ends: { open: 'complete' },
    actions: ['addHistoryEntry', 'leaveHistoryEntry', 'addHistoryEntry'],
    context: { service: 'vision-therapy', known: ['dmv-eye-exam', 'vision-therapy'] },
  },
  'a card that is quicker than the history opens when the entry is left': {
    steps: [dmvCard, 'modal.closed', visionCard],
    ends: 'reopening',
    actions: ['addHistoryEntry', 'leaveHistoryEntry'],
    context: { service: 'vision-therapy' },
  },
  'a card that was quicker than the history gets an entry of its own': {
    steps: [dmvCard, 'modal.closed', visionCard, 'entry.left'],
    ends: { open: 'loading' },
    actions: ['addHistoryEntry', 'leaveHistoryEntry', 'addHistoryEntry'],
    context: { service: 'vision-therapy' },
  },
  'leaving drops a card that was quicker than the history': {
    steps: [dmvCard, 'modal.closed', visionCard, 'page.left'],
    ends: 'closed',
    actions: ['addHistoryEntry', 'leaveHistoryEntry'],
  },
  'a tile that is quicker than the history scrolls at once': {
    steps: [dmvCard, 'modal.closed', visionTile],
    ends: 'scrolling',
    actions: ['addHistoryEntry', 'leaveHistoryEntry', 'scrollToServices'],
    context: { service: 'vision-therapy' },
  },
  'details that are here are shown at once the next time': {
    steps: [dmvCard, loaded, 'entry.left', dmvCard],
    ends: { open: 'complete' },
    actions: ['addHistoryEntry', 'addHistoryEntry'],
    context: { service: 'dmv-eye-exam', known: ['dmv-eye-exam'] },
  },
  'details that could not be loaded are loaded with the next opening': {
    steps: [dmvCard, broken, 'entry.left', dmvCard],
    ends: { open: 'loading' },
    actions: ['addHistoryEntry', 'addHistoryEntry'],
    context: { service: 'dmv-eye-exam' },
  },
};

/** The model of the service modal: its machine, everything that can happen to it, and its journeys. */
export const serviceModalModel = { machine: serviceModalMachine, fixtures, journeys };
