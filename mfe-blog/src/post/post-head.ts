import { breadcrumbList, type Head, type Site } from '@mockingbird/platform';
import { blogPosting } from '../head/blog-posting-json-ld.js';
import { canonicalOf } from '../head/canonical-url.js';
import { describe } from '../head/build-description.js';
import { BLOG_PATH, FEED, postPath } from '../paths.js';
import type { PostData } from './load-post.js';

/** What the page of a post says of itself. */
export function postHead({ post, incomplete }: PostData, site: Site): Head {
  const { title, slug, excerpt, seo, preview } = post;
  const canonical = canonicalOf(post, site);
  return {
    title: seo?.metaTitle || title,
    description: describe(title, seo?.metaDescription || excerpt),
    canonical,
    // The languages of a page that lives on another site are for that site to say.
    ...(canonical.startsWith('/') ? {} : { alternates: [] }),
    ...(seo?.metaRobots ? { robots: seo.metaRobots } : {}),
    ...(seo?.keywords ? { keywords: seo.keywords } : {}),
    type: 'article',
    published: post.publicationDate,
    feed: FEED,
    ...(preview ? { image: preview } : {}),
    structuredData: [
      blogPosting(post, canonical, site),
      breadcrumbList(site, [
        { name: 'Home', path: '/' },
        { name: 'Blog', path: BLOG_PATH },
        { name: title, path: postPath(slug) },
      ]),
    ],
    ...(incomplete ? { incomplete } : {}),
  };
}
