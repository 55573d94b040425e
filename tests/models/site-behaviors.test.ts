import { accessibilityPanelFixtures } from '../../machines/accessibility-panel/accessibility-panel.fixtures.ts';
import { accessibilityPanelJourneys } from '../../machines/accessibility-panel/accessibility-panel.journeys.ts';
import { accessibilityPanelMachine } from '../../machines/accessibility-panel/accessibility-panel.machine.ts';
import { backToTopFixtures } from '../../machines/back-to-top/back-to-top.fixtures.ts';
import { backToTopJourneys } from '../../machines/back-to-top/back-to-top.journeys.ts';
import { backToTopMachine } from '../../machines/back-to-top/back-to-top.machine.ts';
import { brandCarouselFixtures } from '../../machines/brand-carousel/brand-carousel.fixtures.ts';
import { brandCarouselJourneys } from '../../machines/brand-carousel/brand-carousel.journeys.ts';
import { brandCarouselMachine } from '../../machines/brand-carousel/brand-carousel.machine.ts';
import { directionsFixtures } from '../../machines/directions/directions.fixtures.ts';
import { directionsJourneys } from '../../machines/directions/directions.journeys.ts';
import { directionsMachine } from '../../machines/directions/directions.machine.ts';
import { hashScrollFixtures } from '../../machines/hash-scroll/hash-scroll.fixtures.ts';
import { hashScrollJourneys } from '../../machines/hash-scroll/hash-scroll.journeys.ts';
import { hashScrollMachine } from '../../machines/hash-scroll/hash-scroll.machine.ts';
import { sectionNavigationFixtures } from '../../machines/section-navigation/section-navigation.fixtures.ts';
import { sectionNavigationJourneys } from '../../machines/section-navigation/section-navigation.journeys.ts';
import { sectionNavigationMachine } from '../../machines/section-navigation/section-navigation.machine.ts';
import { serviceModalFixtures } from '../../machines/service-modal/service-modal.fixtures.ts';
import { serviceModalJourneys } from '../../machines/service-modal/service-modal.journeys.ts';
import { serviceModalMachine } from '../../machines/service-modal/service-modal.machine.ts';
import { test } from '../support/journey.ts';
import type { TestStack } from '../support/stack.ts';
import { accessibilityPanelTable } from './site/accessibility-panel.table.ts';
import { backToTopTable } from './site/back-to-top.table.ts';
import { brandCarouselTable } from './site/brand-carousel.table.ts';
import { openSettings } from './site/browser/accessibility-panel.ts';
import { openScrolledPage } from './site/browser/back-to-top.ts';
import { openCarousel } from './site/browser/brand-carousel.ts';
import { askAboutTabs, openDirections } from './site/browser/directions.ts';
import { askForSections, openSearch } from './site/browser/hash-scroll.ts';
import { openTerms } from './site/browser/section-navigation.ts';
import { openServices } from './site/browser/service-modal.ts';
import { describeSiteWalks, giveClock } from './site/browser/site-walks.ts';
import { directionsTable } from './site/directions.table.ts';
import { hashScrollTable } from './site/hash-scroll.table.ts';
import { sectionNavigationTable } from './site/section-navigation.table.ts';
import { serviceModalTable } from './site/service-modal.table.ts';

let running: TestStack;
const stack = () => running;

test.beforeAll(({ runningStack }) => {
  running = runningStack;
});

describeSiteWalks({
  stack,
  model: { machine: backToTopMachine, fixtures: backToTopFixtures, journeys: backToTopJourneys },
  table: backToTopTable,
  path: '/terms',
  prepare: giveClock,
  openScreen: ({ page }) => openScrolledPage(page),
});

describeSiteWalks({
  stack,
  model: { machine: brandCarouselMachine, fixtures: brandCarouselFixtures, journeys: brandCarouselJourneys },
  table: brandCarouselTable,
  path: '/',
  openScreen: ({ page }) => openCarousel(page),
});

describeSiteWalks({
  stack,
  model: { machine: directionsMachine, fixtures: directionsFixtures, journeys: directionsJourneys },
  table: directionsTable,
  path: '/terms',
  prepare: askAboutTabs,
  openScreen: ({ page, plan, expectedMessages }) => openDirections(page, plan, expectedMessages),
});

describeSiteWalks({
  stack,
  model: { machine: hashScrollMachine, fixtures: hashScrollFixtures, journeys: hashScrollJourneys },
  table: hashScrollTable,
  path: '/',
  prepare: async (page) => {
    await giveClock(page);
    await askForSections(page);
  },
  openScreen: ({ page }) => openSearch(page),
});

describeSiteWalks({
  stack,
  model: {
    machine: sectionNavigationMachine,
    fixtures: sectionNavigationFixtures,
    journeys: sectionNavigationJourneys,
  },
  table: sectionNavigationTable,
  path: '/terms',
  prepare: giveClock,
  openScreen: ({ page, expectedMessages }) => openTerms(page, expectedMessages),
});

describeSiteWalks({
  stack,
  model: { machine: serviceModalMachine, fixtures: serviceModalFixtures, journeys: serviceModalJourneys },
  table: serviceModalTable,
  path: '/',
  prepare: giveClock,
  openScreen: ({ page, expectedMessages }) => openServices(page, expectedMessages),
});

describeSiteWalks({
  stack,
  model: {
    machine: accessibilityPanelMachine,
    fixtures: accessibilityPanelFixtures,
    journeys: accessibilityPanelJourneys,
  },
  table: accessibilityPanelTable,
  path: '/terms',
  prepare: giveClock,
  openScreen: ({ page, expectedMessages }) => openSettings(page, expectedMessages),
});
