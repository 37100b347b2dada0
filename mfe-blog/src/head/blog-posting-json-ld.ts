import type { Site } from '@mockingbird/platform';
import type { PostView } from '../post/post-view.js';
import * as messages from '../messages/head.js';

/** Whether the author is the site's team and not a person. */
const isOrganization = (name: string) => name.startsWith('Mockingbird');

/**
 * schema.org BlogPosting of a post with the fields that its page shows.
 * @param canonical path of this site, or an absolute address
 */
export function blogPostingJsonLd(post: PostView, canonical: string, site: Site): Record<string, unknown> {
  const { title, excerpt, publicationDate, readingTime, author, seo, preview } = post;
  const toAbsolute = (address: string) => new URL(address, site.origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: publicationDate,
    timeRequired: `PT${readingTime}M`,
    inLanguage: 'en',
    isAccessibleForFree: true,
    mainEntityOfPage: toAbsolute(canonical),
    ...(author
      ? { author: { '@type': isOrganization(author.name) ? 'Organization' : 'Person', name: author.name } }
      : {}),
    publisher: { '@type': 'Organization', name: messages.mockingbird, url: site.origin },
    keywords: seo?.keywords || undefined,
    image: preview && toAbsolute(preview.path),
  };
}
