import { accessibilityPanelModel } from '../../machines/accessibility-panel/accessibility-panel.model.ts';
import { backToTopModel } from '../../machines/back-to-top/back-to-top.model.ts';
import { brandCarouselModel } from '../../machines/brand-carousel/brand-carousel.model.ts';
import { directionsModel } from '../../machines/directions/directions.model.ts';
import { draftModel } from '../../machines/draft/draft.model.ts';
import { lazyPartModel } from '../../machines/lazy-part/lazy-part.model.ts';
import { pageLifeModel } from '../../machines/page-life/page-life.model.ts';
import { searchModel } from '../../machines/search/search.model.ts';
import { sectionAddressModel } from '../../machines/section-address/section-address.model.ts';
import { serviceModalModel } from '../../machines/service-modal/service-modal.model.ts';
import { urgentGuideModel } from '../../machines/urgent-guide/urgent-guide.model.ts';
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
import { openSearchPage } from './site/browser/search.ts';
import { askForSections, openSearch } from './site/browser/section-address.ts';
import { openServices, prepareServices } from './site/browser/service-modal.ts';
import { giveClock, giveNetwork, testSitePaths } from './site/browser/site-walks.ts';
import { openGuide } from './site/browser/urgent-guide.ts';
import { directionsTable } from './site/directions.table.ts';
import { draftTable } from './site/draft.table.ts';
import { lazyPartTable } from './site/lazy-part.table.ts';
import { pageLifeTable } from './site/page-life.table.ts';
import { searchTable } from './site/search.table.ts';
import { sectionAddressTable } from './site/section-address.table.ts';
import { serviceModalTable } from './site/service-modal.table.ts';
import { urgentGuideTable } from './site/urgent-guide.table.ts';

testSitePaths({
  model: backToTopModel,
  table: backToTopTable,
  path: '/terms',
  prepare: giveClock,
  openScreen: ({ page }) => openScrolledPage(page),
});

testSitePaths({
  model: brandCarouselModel,
  table: brandCarouselTable,
  path: '/',
  openScreen: ({ page }) => openCarousel(page),
});

testSitePaths({
  model: directionsModel,
  table: directionsTable,
  path: '/terms',
  prepare: askAboutTabs,
  openScreen: ({ page, plan, expectedMessages }) => openDirections(page, plan, expectedMessages),
});

testSitePaths({
  model: sectionAddressModel,
  table: sectionAddressTable,
  path: '/',
  prepare: async (page) => {
    await giveClock(page);
    await askForSections(page);
  },
  openScreen: ({ page }) => openSearch(page),
});

testSitePaths({
  model: serviceModalModel,
  table: serviceModalTable,
  path: '/',
  prepare: prepareServices,
  openScreen: ({ page, expectedMessages }) => openServices(page, expectedMessages),
});

testSitePaths({
  model: searchModel,
  table: searchTable,
  path: '/search',
  openScreen: ({ page, expectedMessages }) => openSearchPage(page, expectedMessages),
});

testSitePaths({
  model: accessibilityPanelModel,
  table: accessibilityPanelTable,
  path: '/terms',
  prepare: prepareSettings,
  openScreen: ({ page, expectedMessages }) => openSettings(page, expectedMessages),
});

testSitePaths({
  model: draftModel,
  table: draftTable,
  path: '/terms',
  openScreen: ({ page }) => openDraft(page),
});

testSitePaths({
  model: lazyPartModel,
  table: lazyPartTable,
  path: '/terms',
  prepare: async (page) => {
    await giveClock(page);
    await giveNetwork(page);
  },
  openScreen: ({ page, expectedMessages }) => openLazyPart(page, expectedMessages),
});

testSitePaths({
  model: pageLifeModel,
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

testSitePaths({
  model: urgentGuideModel,
  table: urgentGuideTable,
  path: '/urgent',
  openScreen: ({ page }) => openGuide(page),
});
