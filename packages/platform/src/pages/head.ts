/**
 * What a page says of itself to search engines and link previews. Addresses are paths of this site; canonical and image may
 * be absolute ones of another.
 */
export interface Head {
  title: string;
  description: string;
  /** Path with query of the canonical address; the page's own path when absent, none when empty. */
  canonical?: string;
  alternates?: { hreflang: string; path: string }[];
  robots?: string;
  keywords?: string;
  type?: 'website' | 'article';
  /** Of an article: a day or a moment, ISO 8601. */
  published?: string;
  /** A feed that tells of what is new here. */
  feed?: { path: string; title: string };
  image?: { path: string; alt: string };
  /** schema.org objects, each a JSON-LD block. */
  structuredData?: Record<string, unknown>[];
  /** The page only sends the reader on: it is not counted as a page view. */
  transient?: boolean;
  /** The page could not be made as it should be (a list is missing): it is shown, and not kept for others. */
  incomplete?: boolean;
  /** Where a browser without JavaScript is sent on. */
  noscriptRefresh?: string;
}
