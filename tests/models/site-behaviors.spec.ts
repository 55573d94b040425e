import { brandCarouselModel } from '../../machines/brand-carousel/brand-carousel.model.ts';
import { pageLifeModel } from '../../machines/page-life/page-life.model.ts';
import { openCarousel } from './browser/brand-carousel.ts';
import { openPageLife, preparePageLife } from './browser/page-life.ts';
import { testPaths } from './path-tests.ts';
import { brandCarouselStates } from './site/brand-carousel.states.ts';
import { pageLifeStates } from './site/page-life.states.ts';

testPaths({
  model: brandCarouselModel,
  states: brandCarouselStates,
  path: '/',
  // The interactions do not fit every snapshot: pressing the button fails in some of them.
  hasSuite: false,
  open: openCarousel,
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
