/** Milliseconds for which one headline stands. */
export const HEADLINE_PERIOD_MS = 10_000;
/** Popular exams that a page's description names. */
export const EXAMS_IN_DESCRIPTION = 3;
/** Characters of a description that search engines show. */
export const DESCRIPTION_MAX_CHARACTERS = 160;
/** Cards in an exam family's popular list. */
export const FAMILY_POPULAR_LIMIT = 6;
/** Characters of a search; the search call takes no more. */
export const SEARCH_MAX_CHARACTERS = 200;
/** Seconds that the carousel takes to move on by one card. */
export const CAROUSEL_SECONDS_PER_CARD = 5;
/** Fewer cards than this fit side by side on a wide screen: the carousel then has nothing to scroll to. */
export const CAROUSEL_LOOP_MINIMUM = 5;
/** Characters of a picture's address; pictures written into their address would weigh down every page. */
export const CARD_IMAGE_MAX_CHARACTERS = 2_048;
/** Addresses in one sitemap file, a limit of the sitemap protocol. */
export const SITEMAP_MAX_ADDRESSES = 50_000;
