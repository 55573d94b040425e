import { accessibilityPanelModel } from '../../machines/accessibility-panel/accessibility-panel.model.ts';
import { backToTopModel } from '../../machines/back-to-top/back-to-top.model.ts';
import { brandCarouselModel } from '../../machines/brand-carousel/brand-carousel.model.ts';
import { copyAddressModel } from '../../machines/copy-address/copy-address.model.ts';
import { directionsModel } from '../../machines/directions/directions.model.ts';
import { draftModel } from '../../machines/draft/draft.model.ts';
import { handledRequestModel } from '../../machines/handled-request/handled-request.model.ts';
import { lazyPartModel } from '../../machines/lazy-part/lazy-part.model.ts';
import { pageLifeModel } from '../../machines/page-life/page-life.model.ts';
import { searchModel } from '../../machines/search/search.model.ts';
import { sectionAddressModel } from '../../machines/section-address/section-address.model.ts';
import { serviceModalModel } from '../../machines/service-modal/service-modal.model.ts';
import { urgentGuideModel } from '../../machines/urgent-guide/urgent-guide.model.ts';
import { openSettings } from './browser/accessibility-panel.ts';
import { openBackToTop } from './browser/back-to-top.ts';
import { openCarousel } from './browser/brand-carousel.ts';
import { holdClipboard, openCopyAddress } from './browser/copy-address.ts';
import { askBeforeTabs, openDirections } from './browser/directions.ts';
import { openDraft } from './browser/draft.ts';
import { openHandledRequest } from './browser/handled-request.ts';
import { openLazyPart } from './browser/lazy-part.ts';
import { openPageLife, preparePageLife } from './browser/page-life.ts';
import { openSearch } from './browser/search.ts';
import { askForSections, openSections } from './browser/section-address.ts';
import { openServices, prepareServices } from './browser/service-modal.ts';
import { openGuide, urgentGuideStates } from './browser/urgent-guide.ts';
import { controlClockAndNetwork, installClock } from './page-control.ts';
import { testPaths } from './path-tests.ts';
import { accessibilityPanelStates } from './site/accessibility-panel.states.ts';
import { backToTopStates } from './site/back-to-top.states.ts';
import { brandCarouselStates } from './site/brand-carousel.states.ts';
import { copyAddressStates } from './site/copy-address.states.ts';
import { directionsStates } from './site/directions.states.ts';
import { draftStates } from './site/draft.states.ts';
import { handledRequestStates } from './site/handled-request.states.ts';
import { lazyPartStates } from './site/lazy-part.states.ts';
import { pageLifeStates } from './site/page-life.states.ts';
import { searchStates } from './site/search.states.ts';
import { sectionAddressStates } from './site/section-address.states.ts';
import { serviceModalStates } from './site/service-modal.states.ts';

testPaths({
  model: backToTopModel,
  states: backToTopStates,
  path: '/terms',
  prepare: installClock,
  open: openBackToTop,
});

testPaths({
  model: brandCarouselModel,
  states: brandCarouselStates,
  path: '/',
  // The interactions do not fit every snapshot: pressing the button fails in some of them.
  hasSuite: false,
  open: openCarousel,
});

testPaths({
  model: copyAddressModel,
  states: copyAddressStates,
  path: '/',
  prepare: holdClipboard,
  open: openCopyAddress,
});

testPaths({
  model: directionsModel,
  states: directionsStates,
  path: '/terms',
  prepare: askBeforeTabs,
  open: openDirections,
});

testPaths({
  model: sectionAddressModel,
  states: sectionAddressStates,
  path: '/',
  prepare: askForSections,
  open: openSections,
});

testPaths({
  model: serviceModalModel,
  states: serviceModalStates,
  path: '/',
  prepare: prepareServices,
  open: openServices,
});

testPaths({ model: searchModel, states: searchStates, path: '/search', open: openSearch });

testPaths({
  model: accessibilityPanelModel,
  states: accessibilityPanelStates,
  path: '/terms',
  prepare: controlClockAndNetwork,
  open: openSettings,
});

testPaths({ model: draftModel, states: draftStates, path: '/terms', open: openDraft });

testPaths({
  model: lazyPartModel,
  states: lazyPartStates,
  path: '/terms',
  prepare: controlClockAndNetwork,
  open: openLazyPart,
});

testPaths({
  model: pageLifeModel,
  states: pageLifeStates,
  path: '/terms',
  prepare: preparePageLife,
  // The test loads the page itself, and holds its scripts.
  load: async () => {},
  // A page that is offline before it is hydrated loads no tools, which the interactions use.
  hasSuite: false,
  open: openPageLife,
});

testPaths({ model: urgentGuideModel, states: urgentGuideStates, path: '/urgent', open: openGuide });

testPaths({
  model: handledRequestModel,
  states: handledRequestStates,
  path: '/handled',
  // The test loads the page itself, and holds the answer.
  load: async () => {},
  open: openHandledRequest,
});
