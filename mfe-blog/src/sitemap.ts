import type { RemoteDefinition } from '@mockingbird/platform';
import { canonicalOf } from './head/canonical-url.js';
import { BLOG_PATH, postPath } from './paths.js';
import { newestFirst } from './summaries/sort-newest-first.js';

const DAY = 'YYYY-MM-DD'.length;

/** The list and every post that search engines shall find here: not those that keep out of indexes or live elsewhere. */
export const sitemap: NonNullable<RemoteDefinition['sitemap']> = async ({ api, site, signal }) => {
  const posts = newestFirst(await (await api.articles()).posts({ signal }));
  const dayOf = (date: string | undefined) => date?.slice(0, DAY);
  return [
    { path: BLOG_PATH, title: 'Blog', lastModified: dayOf(posts[0]?.publicationDate) },
    ...posts
      .filter((post) => !post.seo?.metaRobots?.includes('noindex'))
      .filter((post) => canonicalOf(post, site) === postPath(post.slug))
      .map(({ slug, title, publicationDate }) => ({
        path: postPath(slug),
        title,
        lastModified: dayOf(publicationDate),
      })),
  ];
};
