import type { RemoteDefinition } from '@mockingbird/platform';
import { canonicalUrl } from './head/canonical-url.js';
import { BLOG_PATH, postPath } from './paths.js';
import { sortNewestFirst } from './summaries/sort-newest-first.js';
import * as messages from './messages/remote.js';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Addresses of the list and of all posts, without `noindex` and posts of other sites. */
export const sitemap: NonNullable<RemoteDefinition['sitemap']> = async ({ api, site, signal }) => {
  const posts = sortNewestFirst(await (await api.articles()).posts({ signal }));
  const toDay = (date: string | undefined) => date?.slice(0, DAY_LENGTH);
  return [
    { path: BLOG_PATH, title: messages.blog, lastModified: toDay(posts[0]?.publicationDate) },
    ...posts
      .filter((post) => !post.seo?.metaRobots?.includes('noindex'))
      .filter((post) => canonicalUrl(post, site) === postPath(post.slug))
      .map(({ slug, title, publicationDate, seo }) => ({
        path: postPath(slug),
        title,
        kind: 'Post',
        keywords: seo?.keywords,
        lastModified: toDay(publicationDate),
      })),
  ];
};
