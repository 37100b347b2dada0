import type { PostSummary } from '@mockingbird/contracts';
import { canonicalAddress, type Site } from '@mockingbird/platform';
import { postPath } from '../paths.js';

/** Where search engines shall find a post: what it names itself, else its page here. */
export const canonicalOf = ({ slug, seo }: Pick<PostSummary, 'slug' | 'seo'>, site: Site): string =>
  canonicalAddress(seo?.canonicalURL, postPath(slug), site);
