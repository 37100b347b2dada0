/** The page of all results, which servers render. */
export const SEARCH_PATH = '/search';
/** The file with all pages, from which browsers search while one types. */
export const SEARCH_INDEX_PATH = '/search-index.json';

export const searchPath = (text: string): string => `${SEARCH_PATH}?${new URLSearchParams({ q: text })}`;
