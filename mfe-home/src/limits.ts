/** Milliseconds for which one headline is shown. */
export const HEADLINE_PERIOD_MS = 10_000;
/** Popular exams that a page's description names. */
export const EXAMS_IN_DESCRIPTION = 3;
/** Maximum characters of a description that search engines show. */
export const DESCRIPTION_MAX_CHARACTERS = 160;
/** Cards in a popular list: whole rows of two and of three. */
export const POPULAR_LIMIT = 6;
/** Maximum characters of a search, as in the API. */
export const SEARCH_MAX_CHARACTERS = 200;
/** Pages that the search of the site shows. */
export const SEARCH_HITS = 20;
/** Pages of the rest of the site below the exams that were found. */
export const ALSO_HITS = 5;
/** Seconds in which the carousel moves by one card. */
export const CAROUSEL_SECONDS_PER_CARD = 5;
/** Minimum cards for a moving carousel. Fewer cards fit side by side on a wide screen. */
export const MIN_LOOPING_CAROUSEL_CARDS = 5;
/** Maximum characters of a picture's address. It excludes inlined pictures, which would make every page large. */
export const CARD_IMAGE_MAX_CHARACTERS = 2_048;
/** Addresses in one sitemap file, a limit of the sitemap protocol. */
export const SITEMAP_MAX_ADDRESSES = 50_000;
/** Pages that a missing address suggests. */
export const NEAREST_PAGES = 3;
