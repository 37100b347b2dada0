import { breadcrumbList, type Head, type HeadArgs } from '@mockingbird/platform';
import { describe } from '../head/description.js';
import { articleData } from './article-data.js';
import { pathOf, placesOf } from './article-places.js';
import type { ArticleView } from './article-view.js';

/**
 * The address that search engines are to know. An article that was first published elsewhere names that place; one of
 * this site becomes a path. The contract lets http(s) alone through.
 */
function canonicalOf(view: ArticleView, origin: string): string {
  const own = view.entry.seo?.canonicalURL;
  if (own === undefined || !URL.canParse(own)) return pathOf(view);
  const { href, origin: theirs } = new URL(own);
  return theirs === origin ? href.slice(origin.length) : href;
}

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
    canonical: canonicalOf(data, site.origin),
    robots: seo.metaRobots || undefined,
    keywords: seo.keywords || undefined,
    type: 'article',
    published: entry.publicationDate,
    image: preview ? { path: preview.url, alt: preview.alt } : undefined,
    structuredData: [breadcrumbList(site, placesOf(data)), articleData(data, site)],
    incomplete: data.incomplete,
  };
}
