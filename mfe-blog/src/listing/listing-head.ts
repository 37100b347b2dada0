import { breadcrumbList, type Head, itemList, type Site } from '@mockingbird/platform';
import { BLOG_PATH, FEED, listPath, postPath } from '../paths.js';
import type { Listing } from './load-listing.js';

const DESCRIPTION =
  'How mock tests are scored, how to plan practice, review mistakes and read score estimates: articles for exam candidates.';

/** Head of a page of the list. Each page has its own title and description. */
export function listingHead({ posts, page, pages }: Listing, site: Site): Head {
  const places = posts.map(({ title, slug }) => ({ name: title, path: postPath(slug) }));
  return {
    title: page > 1 ? `Blog: latest articles, page ${page}` : 'Blog: latest articles',
    description: page > 1 ? `Page ${page} of ${pages}. ${DESCRIPTION}` : DESCRIPTION,
    canonical: listPath(page),
    feed: FEED,
    structuredData: [
      breadcrumbList(site, [
        { name: 'Home', path: '/' },
        { name: 'Blog', path: BLOG_PATH },
      ]),
      ...(places.length > 0 ? [itemList(site, 'Latest Articles', places)] : []),
    ],
  };
}
