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
import { draftFixtures } from '../../machines/draft/draft.fixtures.ts';
import { draftJourneys } from '../../machines/draft/draft.journeys.ts';
import { draftMachine } from '../../machines/draft/draft.machine.ts';
import { lazyPartFixtures } from '../../machines/lazy-part/lazy-part.fixtures.ts';
import { lazyPartJourneys } from '../../machines/lazy-part/lazy-part.journeys.ts';
import { lazyPartMachine } from '../../machines/lazy-part/lazy-part.machine.ts';
import { pageLifeFixtures } from '../../machines/page-life/page-life.fixtures.ts';
import { pageLifeJourneys } from '../../machines/page-life/page-life.journeys.ts';
import { pageLifeMachine } from '../../machines/page-life/page-life.machine.ts';
import { sectionAddressFixtures } from '../../machines/section-address/section-address.fixtures.ts';
import { sectionAddressJourneys } from '../../machines/section-address/section-address.journeys.ts';
import { sectionAddressMachine } from '../../machines/section-address/section-address.machine.ts';
import { serviceModalFixtures } from '../../machines/service-modal/service-modal.fixtures.ts';
import { serviceModalJourneys } from '../../machines/service-modal/service-modal.journeys.ts';
import { serviceModalMachine } from '../../machines/service-modal/service-modal.machine.ts';
import { accessibilityPanelTable } from './site/accessibility-panel.table.ts';
import { backToTopTable } from './site/back-to-top.table.ts';
import { brandCarouselTable } from './site/brand-carousel.table.ts';
import { openSettings, prepareSettings } from './site/browser/accessibility-panel.ts';
import { openScrolledPage } from './site/browser/back-to-top.ts';
import { openCarousel } from './site/browser/brand-carousel.ts';
import { askAboutTabs, openDirections } from './site/browser/directions.ts';
import { openDraft } from './site/browser/draft.ts';
import { openLazyPart } from './site/browser/lazy-part.ts';
import { giveNavigationType, openPageLife } from './site/browser/page-life.ts';
import { askForSections, openSearch } from './site/browser/section-address.ts';
import { openServices, prepareServices } from './site/browser/service-modal.ts';
import { giveClock, giveNetwork, testSitePaths } from './site/browser/site-walks.ts';
import { directionsTable } from './site/directions.table.ts';
import { draftTable } from './site/draft.table.ts';
import { lazyPartTable } from './site/lazy-part.table.ts';
import { pageLifeTable } from './site/page-life.table.ts';
import { sectionAddressTable } from './site/section-address.table.ts';
import { serviceModalTable } from './site/service-modal.table.ts';

testSitePaths({
  model: { machine: backToTopMachine, fixtures: backToTopFixtures, journeys: backToTopJourneys },
  table: backToTopTable,
  path: '/terms',
  prepare: giveClock,
  openScreen: ({ page }) => openScrolledPage(page),
});

testSitePaths({
  model: { machine: brandCarouselMachine, fixtures: brandCarouselFixtures, journeys: brandCarouselJourneys },
  table: brandCarouselTable,
  path: '/',
  openScreen: ({ page }) => openCarousel(page),
});

testSitePaths({
  model: { machine: directionsMachine, fixtures: directionsFixtures, journeys: directionsJourneys },
  table: directionsTable,
  path: '/terms',
  prepare: askAboutTabs,
  openScreen: ({ page, plan, expectedMessages }) => openDirections(page, plan, expectedMessages),
});

testSitePaths({
  model: { machine: sectionAddressMachine, fixtures: sectionAddressFixtures, journeys: sectionAddressJourneys },
  table: sectionAddressTable,
  path: '/',
  prepare: async (page) => {
    await giveClock(page);
    await askForSections(page);
  },
  openScreen: ({ page }) => openSearch(page),
});

testSitePaths({
  model: { machine: serviceModalMachine, fixtures: serviceModalFixtures, journeys: serviceModalJourneys },
  table: serviceModalTable,
  path: '/',
  prepare: prepareServices,
  openScreen: ({ page, expectedMessages }) => openServices(page, expectedMessages),
});

testSitePaths({
  model: {
    machine: accessibilityPanelMachine,
    fixtures: accessibilityPanelFixtures,
    journeys: accessibilityPanelJourneys,
  },
  table: accessibilityPanelTable,
  path: '/terms',
  prepare: prepareSettings,
  openScreen: ({ page, expectedMessages }) => openSettings(page, expectedMessages),
});

testSitePaths({
  model: { machine: draftMachine, fixtures: draftFixtures, journeys: draftJourneys },
  table: draftTable,
  path: '/terms',
  openScreen: ({ page }) => openDraft(page),
});

testSitePaths({
  model: { machine: lazyPartMachine, fixtures: lazyPartFixtures, journeys: lazyPartJourneys },
  table: lazyPartTable,
  path: '/terms',
  prepare: async (page) => {
    await giveClock(page);
    await giveNetwork(page);
  },
  openScreen: ({ page, expectedMessages }) => openLazyPart(page, expectedMessages),
});

testSitePaths({
  model: { machine: pageLifeMachine, fixtures: pageLifeFixtures, journeys: pageLifeJourneys },
  table: pageLifeTable,
  path: '/terms',
  // The walks hold back what the page is to load.
  load: async () => {},
  prepare: async (page) => {
    await giveNavigationType(page);
    await giveNetwork(page);
  },
  openScreen: ({ page, expectedMessages }) => openPageLife(page, '/terms', expectedMessages),
});
