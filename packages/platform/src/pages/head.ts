/** Language of a page's text, as a language tag. */
export type PageLanguage = 'en-US' | 'en-IN';

/**
 * Metadata of a page for search engines and link previews. Addresses are paths of this site; canonical and image may be
 * absolute ones of other sites.
 */
export interface Head {
  /** Without the site's name: the shell adds it to titles that do not contain it. */
  title: string;
  description: string;
  /** Path with query of the canonical address. Default: the page's own path. Empty: no canonical address. */
  canonical?: string;
  alternates?: { hreflang: string; path: string }[];
  /** Language of the page's text. Pages about Indian exams are in Indian English. Default: `en-US`. */
  language?: PageLanguage;
  robots?: string;
  keywords?: string;
  type?: 'website' | 'article';
  /** Of an article: a date or a time, ISO 8601. */
  published?: string;
  /** A feed with the news of this page. */
  feed?: { path: string; title: string };
  image?: { path: string; alt: string };
  /** schema.org objects, each a JSON-LD block. */
  structuredData?: Record<string, unknown>[];
  /** The page only redirects: it is not counted as a page view. */
  transient?: boolean;
  /** Some data of the page is missing, such as a list. The page is shown, but not cached. */
  incomplete?: boolean;
  /** Redirect target for browsers without JavaScript. */
  noscriptRefresh?: string;
}
