import { defineResource } from '@mockingbird/platform';
import { listSearchPages } from '../../site-search/search-page.js';

export default defineResource({
  respond: async ({ siteMap }) => {
    const sections = await siteMap();
    // The edge must not store a list with a gap.
    const headers: HeadersInit = sections.some(({ failed }) => failed) ? { 'cache-control': 'no-store' } : {};
    return Response.json(listSearchPages(sections), { headers });
  },
});
