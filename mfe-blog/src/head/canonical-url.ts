import type { PostSummary } from '@mockingbird/contracts';
import { canonicalAddress, type Site } from '@mockingbird/platform';
import { postPath } from '../paths.js';

/** Canonical address of a post: its own `canonicalURL`, or else its page on this site. */
export const canonicalUrl = ({ slug, seo }: Pick<PostSummary, 'slug' | 'seo'>, site: Site): string =>
  canonicalAddress(seo?.canonicalURL, postPath(slug), site);
