/** What the routes' loaders find in the content. One module, so that it is one script. */
export { loadHome } from './-home/load-home.ts';
export { loadLegalPage } from './-legal/load-legal-page.ts';
export { loadDemo } from './-load-product-demo.ts';
export { loadSearchPage } from './-search/load-search-page.ts';
export { loadUrgentPage } from './-urgency/load-urgent-page.ts';
export { loadCategory, loadHub } from './eye-hub/-load-hub.ts';
export { loadTopic } from './eye-hub/-topic/load-topic.ts';
export { loadService } from './services/-load-service.ts';
export { loadDoctor } from './team/-load-doctor.ts';
