export { listingPage as default } from '../../listing/listing-page.js';
