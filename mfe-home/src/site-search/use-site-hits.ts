import { useEffect, useState } from 'react';
import { ALSO_HITS } from '../limits.js';
import type { SearchHit, SiteSearch } from './create-site-search.js';
import { siteSearchCode } from './site-search-code.js';

interface SiteQuery {
  /** Empty: the page shows no hits, and does not load the search. */
  text: string;
  /** Addresses that the page already shows. */
  shown: readonly string[];
  /** Whether the visitor typed the text. A text of the address does not load the search. */
  isTyped: boolean;
}

/**
 * Searches the whole site while one types. The code and the list of pages load with the first typed letter. When the visitor
 * comes back to the page they are there, so that the page has its whole height immediately.
 * @returns undefined until they have loaded, and where they do not load
 */
export function useSiteHits({ text, shown, isTyped }: SiteQuery): readonly SearchHit[] | undefined {
  const [search, setSearch] = useState<SiteSearch | undefined>(() =>
    siteSearchCode.getLoaded()?.loadedSiteSearch(),
  );
  useEffect(() => {
    if (search || !isTyped || text === '') return undefined;
    let isMounted = true;
    siteSearchCode
      .load()
      .then(({ loadSiteSearch }) => loadSiteSearch())
      .then(
        // A function that is given to `setSearch` itself would be called.
        (result) => isMounted && setSearch(() => result),
        () => undefined,
      );
    return () => {
      isMounted = false;
    };
    // Each letter tries again where the search did not load.
  }, [search, text, isTyped]);
  const found = search?.(text, ALSO_HITS + shown.length).filter(({ path }) => !shown.includes(path));
  return found?.slice(0, ALSO_HITS);
}
