import { defineResource } from '@mockingbird/platform';
import { sitemapFiles } from '../../addresses/sitemap-files.js';
import { sitemapIndex } from '../../addresses/sitemap-index.js';
import { xmlResponse } from '../../addresses/sitemap-xml.js';

export default defineResource({
  respond: async ({ site, siteMap }) => xmlResponse(sitemapIndex(site.origin, sitemapFiles(await siteMap()))),
});
