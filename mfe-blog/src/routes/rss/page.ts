import { defineResource } from '@mockingbird/platform';
import { renderRss } from '../../feed/rss-xml.js';

export default defineResource({
  respond: async ({ api, site, signal }) => {
    const posts = await (await api.articles()).posts({ signal });
    return new Response(renderRss(site.origin, posts), {
      headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
    });
  },
});
