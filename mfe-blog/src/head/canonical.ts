import type { PostSummary } from '@mockingbird/contracts';
import type { Site } from '@mockingbird/platform';
import { postPath } from '../paths.js';

/**
 * Where search engines shall find a post: what it names itself, else its page here. A post that was first published on
 * another site names that one, and its absolute address stays as it is.
 */
export function canonicalOf({ slug, seo }: Pick<PostSummary, 'slug' | 'seo'>, site: Site): string {
  const own = seo?.canonicalURL;
  if (!own || !URL.canParse(own)) return postPath(slug);
  const { origin, pathname, search, href } = new URL(own);
  return origin === site.origin ? pathname + search : href;
}
