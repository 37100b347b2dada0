import { defineResource } from '@mockingbird/platform';
import { sitemapXml } from '../../addresses/sitemap-xml.js';

export default defineResource({
  respond: async ({ site, siteMap }) => {
    const entries = (await siteMap()).flatMap((section) => section.entries);
    return new Response(sitemapXml(site.origin, entries), {
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    });
  },
});
