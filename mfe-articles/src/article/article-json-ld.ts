import type { Site, JsonLd } from '@mockingbird/platform';
import { pathOf } from './article-breadcrumbs.js';
import type { ArticleView } from './article-view.js';

const SITE_NAME = 'Mockingbird';

/** A team is no person. */
const TEAM = /\b(mockingbird|team|editors|desk)\b/i;

const authorOf = (name: string): JsonLd => ({ '@type': TEAM.test(name) ? 'Organization' : 'Person', name });

/** schema.org Article, of what the page shows. */
export function articleData(view: ArticleView, site: Site): JsonLd {
  const { entry, category, examTitle, preview } = view;
  const { title, excerpt, publicationDate, readingTime, author, seo } = entry;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(excerpt ? { description: excerpt } : {}),
    datePublished: publicationDate,
    timeRequired: `PT${readingTime}M`,
    articleSection: category.title,
    about: { '@type': 'Thing', name: examTitle },
    inLanguage: 'en',
    mainEntityOfPage: site.origin + pathOf(view),
    publisher: { '@type': 'Organization', name: SITE_NAME, url: `${site.origin}/` },
    ...(author ? { author: authorOf(author.name) } : {}),
    ...(preview ? { image: new URL(preview.url, site.origin).href } : {}),
    ...(seo?.keywords ? { keywords: seo.keywords } : {}),
  };
}
