import type { Site } from '@mockingbird/platform';
import type { ShownPost } from '../post/post-view.js';

/** The site's own team is no person. */
const isTeam = (name: string) => name.startsWith('Mockingbird');

/**
 * schema.org BlogPosting of a post: what its page shows, and nothing that it does not.
 * @param canonical path of this site, or an absolute address
 */
export function blogPosting(post: ShownPost, canonical: string, site: Site): Record<string, unknown> {
  const { title, excerpt, publicationDate, readingTime, author, seo, preview } = post;
  const absolute = (address: string) => new URL(address, site.origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: publicationDate,
    timeRequired: `PT${readingTime}M`,
    inLanguage: 'en',
    isAccessibleForFree: true,
    mainEntityOfPage: absolute(canonical),
    ...(author
      ? { author: { '@type': isTeam(author.name) ? 'Organization' : 'Person', name: author.name } }
      : {}),
    publisher: { '@type': 'Organization', name: 'Mockingbird', url: site.origin },
    ...(seo?.keywords ? { keywords: seo.keywords } : {}),
    ...(preview ? { image: absolute(preview.path) } : {}),
  };
}
