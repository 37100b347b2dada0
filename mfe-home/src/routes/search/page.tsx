import { definePage } from '@mockingbird/platform';
import { SEARCH_HITS, SEARCH_MAX_CHARACTERS } from '../../limits.js';
import { createSiteSearch } from '../../site-search/create-site-search.js';
import { listSearchPages } from '../../site-search/search-page.js';
import { SearchScreen, type SearchScreenData } from '../../site-search/search-screen.js';
import * as messages from '../../messages/routes/search.js';

export default definePage<SearchScreenData>({
  loader: async ({ url, siteMap }) => {
    const query = (url.searchParams.get('q') ?? '').trim().slice(0, SEARCH_MAX_CHARACTERS);
    const sections = await siteMap();
    const search = createSiteSearch(listSearchPages(sections));
    return {
      query,
      hits: search(query, SEARCH_HITS),
      incomplete: sections.some(({ failed }) => failed),
    };
  },
  head: ({ data }) => ({
    title: data.query === '' ? messages.search : messages.searchQuery(data.query),
    description: messages.searchEveryExamTopic,
    canonical: '/search',
    robots: 'noindex, follow',
    incomplete: data.incomplete,
  }),
  Component: SearchScreen,
});
