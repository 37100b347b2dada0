import { definePage } from '@mockingbird/platform';
import { BlogError } from '../../failure/blog-error.js';
import { listingHead } from '../../listing/listing-head.js';
import { ListingScreen } from '../../listing/listing-screen.js';
import { loadListing, type Listing } from '../../listing/load-listing.js';

export default definePage<Listing>({
  loader: loadListing,
  head: ({ data, site }) => listingHead(data, site),
  Component: ListingScreen,
  ErrorScreen: BlogError,
});
