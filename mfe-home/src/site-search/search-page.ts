import type { SitemapSection } from '@mockingbird/platform';

/** A page that the search of the whole site finds. */
export interface SearchPage {
  path: string;
  title: string;
  /** What the page is, in a word or two: 'Exam', 'Article'. */
  kind?: string | undefined;
  /** Words that visitors may use for it and that its title does not have. */
  keywords?: string | undefined;
}

/** Lists the pages of all remotes, each address once. */
export function listSearchPages(sections: readonly SitemapSection[]): SearchPage[] {
  const pages = new Map<string, SearchPage>();
  for (const { entries } of sections)
    for (const { path, title, kind, keywords } of entries)
      if (!pages.has(path)) pages.set(path, { path, title, kind, keywords });
  return [...pages.values()];
}
