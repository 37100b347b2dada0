import { examLanguage } from '@mockingbird/exam-core';
import { breadcrumbList, canonicalAddress, type Head, type HeadArgs } from '@mockingbird/platform';
import { buildDescription } from '../head/description.js';
import { articleJsonLd } from './article-json-ld.js';
import { articleViewPath, articleBreadcrumbs } from './article-breadcrumbs.js';
import type { ArticleView } from './article-view.js';
import * as messages from '../messages/article.js';

/** Head of an article's page: the author's SEO fields, or else the texts of the page. */
export function articleHead({ data, site }: HeadArgs<ArticleView>): Head {
  const { entry, category, examTitle, preview } = data;
  const { seo = {} } = entry;
  return {
    title: seo.metaTitle || entry.title,
    description: buildDescription(
      seo.metaDescription || entry.excerpt,
      messages.anArticle(entry.title, category.title, examTitle),
    ),
    canonical: canonicalAddress(seo.canonicalURL, articleViewPath(data), site),
    language: examLanguage(data.examKey),
    robots: seo.metaRobots || undefined,
    keywords: seo.keywords || undefined,
    type: 'article',
    published: entry.publicationDate,
    image: preview ? { path: preview.url, alt: preview.alt } : undefined,
    structuredData: [breadcrumbList(site, articleBreadcrumbs(data)), articleJsonLd(data, site)],
    incomplete: data.incomplete,
  };
}
