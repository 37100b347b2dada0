import { breadcrumbList, canonicalAddress, type Head, type HeadArgs } from '@mockingbird/platform';
import { describe } from '../head/description.js';
import { articleData } from './article-json-ld.js';
import { pathOf, placesOf } from './article-breadcrumbs.js';
import type { ArticleView } from './article-view.js';

/** What an article says of itself: what its author wrote for search engines, else what stands on the page. */
export function articleHead({ data, site }: HeadArgs<ArticleView>): Head {
  const { entry, category, examTitle, preview } = data;
  const { seo = {} } = entry;
  return {
    title: seo.metaTitle || entry.title,
    description: describe(
      seo.metaDescription || entry.excerpt,
      `${entry.title}: an article on ${category.title} for ${examTitle}.`,
    ),
    canonical: canonicalAddress(seo.canonicalURL, pathOf(data), site),
    robots: seo.metaRobots || undefined,
    keywords: seo.keywords || undefined,
    type: 'article',
    published: entry.publicationDate,
    image: preview ? { path: preview.url, alt: preview.alt } : undefined,
    structuredData: [breadcrumbList(site, placesOf(data)), articleData(data, site)],
    incomplete: data.incomplete,
  };
}
