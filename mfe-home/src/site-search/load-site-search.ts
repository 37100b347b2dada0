import { createSiteSearch, type SiteSearch } from './create-site-search.js';
import type { SearchPage } from './search-page.js';
import { SEARCH_INDEX_PATH } from './search-path.js';

let loading: Promise<SiteSearch> | undefined;
let loaded: SiteSearch | undefined;

async function load(): Promise<SiteSearch> {
  // eslint-disable-next-line no-restricted-globals -- a file of this remote at the edge, not a call to a service
  const response = await fetch(SEARCH_INDEX_PATH);
  if (!response.ok) throw new Error(`${SEARCH_INDEX_PATH} answered ${response.status}`);
  const pages: SearchPage[] = await response.json();
  return (loaded = createSiteSearch(pages));
}

/** Loads the list of all pages once. Tries again after a failure. */
export function loadSiteSearch(): Promise<SiteSearch> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The search, or undefined before its list has loaded. */
export const loadedSiteSearch = (): SiteSearch | undefined => loaded;
