import { breadcrumbList, type Head, type Site } from '@mockingbird/platform';
import { blogPostingJsonLd } from '../head/blog-posting-json-ld.js';
import { canonicalUrl } from '../head/canonical-url.js';
import { buildDescription } from '../head/build-description.js';
import { BLOG_PATH, FEED, postPath } from '../paths.js';
import type { PostData } from './load-post.js';
import * as messages from '../messages/post.js';

/** Head of a post's page. */
export function postHead({ post, incomplete }: PostData, site: Site): Head {
  const { title, slug, excerpt, seo, preview } = post;
  const canonical = canonicalUrl(post, site);
  return {
    title: seo?.metaTitle || title,
    description: buildDescription(title, seo?.metaDescription || excerpt),
    canonical,
    // Only the canonical site can list language alternates.
    ...(canonical.startsWith('/') ? {} : { alternates: [] }),
    robots: seo?.metaRobots || undefined,
    keywords: seo?.keywords || undefined,
    type: 'article',
    published: post.publicationDate,
    feed: FEED,
    image: preview,
    structuredData: [
      blogPostingJsonLd(post, canonical, site),
      breadcrumbList(site, [
        { name: messages.home, path: '/' },
        { name: messages.blog, path: BLOG_PATH },
        { name: title, path: postPath(slug) },
      ]),
    ],
    incomplete,
  };
}
