import { definePage } from '@mockingbird/platform';
import { FailureScreen } from '../failure/failure-screen.js';
import { listingHead } from './listing-head.js';
import { ListingScreen } from './listing-screen.js';
import { loadListing, type Listing } from './load-listing.js';

/** One page for two routes: with and without a region. */
export const listingPage = definePage<Listing>({
  loader: loadListing,
  head: listingHead,
  Component: ListingScreen,
  ErrorScreen: FailureScreen,
});
