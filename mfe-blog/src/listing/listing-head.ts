import { breadcrumbList, type Head, itemList, type Site } from '@mockingbird/platform';
import { BLOG_PATH, FEED, listPath, postPath } from '../paths.js';
import type { Listing } from './load-listing.js';

const DESCRIPTION =
  'How to practice, beat the clock, learn from your mistakes and read your score. Free articles for anyone who takes an exam.';

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
