import { breadcrumbList, type Head, itemList, type Site } from '@mockingbird/platform';
import { BLOG_PATH, FEED, listPath, postPath } from '../paths.js';
import type { Listing } from './load-listing.js';
import * as messages from '../messages/listing.js';

const DESCRIPTION = messages.howToPracticeBeat;

/** Head of a page of the list. Each page has its own title and description. */
export function listingHead({ posts, page, pages }: Listing, site: Site): Head {
  const places = posts.map(({ title, slug }) => ({ name: title, path: postPath(slug) }));
  return {
    title: page > 1 ? messages.blogLatestArticlesPage(page) : messages.blogLatestArticles,
    description: page > 1 ? messages.pageDescription(page, pages, DESCRIPTION) : DESCRIPTION,
    canonical: listPath(page),
    feed: FEED,
    structuredData: [
      breadcrumbList(site, [
        { name: messages.home, path: '/' },
        { name: messages.blog, path: BLOG_PATH },
      ]),
      ...(places.length > 0 ? [itemList(site, messages.latestArticles, places)] : []),
    ],
  };
}
