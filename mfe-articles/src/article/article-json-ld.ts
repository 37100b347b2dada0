import type { Site, JsonLd } from '@mockingbird/platform';
import { articleViewPath } from './article-breadcrumbs.js';
import type { ArticleView } from './article-view.js';

const SITE_NAME = 'Mockingbird';

/** Author names that are an organisation, not a person. */
const ORGANIZATION = /\b(mockingbird|team|editors|desk)\b/i;

const authorJsonLd = (name: string): JsonLd => ({
  '@type': ORGANIZATION.test(name) ? 'Organization' : 'Person',
  name,
});

/** schema.org Article with the fields that the page shows. */
export function articleJsonLd(view: ArticleView, site: Site): JsonLd {
  const { entry, category, examTitle, preview } = view;
  const { title, excerpt, publicationDate, readingTime, author, seo } = entry;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: excerpt || undefined,
    datePublished: publicationDate,
    timeRequired: `PT${readingTime}M`,
    articleSection: category.title,
    about: { '@type': 'Thing', name: examTitle },
    inLanguage: 'en',
    mainEntityOfPage: site.origin + articleViewPath(view),
    publisher: { '@type': 'Organization', name: SITE_NAME, url: `${site.origin}/` },
    author: author && authorJsonLd(author.name),
    image: preview && new URL(preview.url, site.origin).href,
    keywords: seo?.keywords || undefined,
  };
}
