import { defineResource } from '@mockingbird/platform';
import { sitemapFiles } from '../../addresses/sitemap-files.js';
import { sitemapPart } from '../../addresses/sitemap-part.js';
import { xmlResponse } from '../../addresses/xml.js';

export default defineResource({
  respond: async ({ params, site, siteMap }) => {
    const file = sitemapFiles(await siteMap()).find(({ name }) => name === params['file']);
    if (file) return xmlResponse(sitemapPart(site.origin, file));
    return new Response('There is no such file.\n', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  },
});
