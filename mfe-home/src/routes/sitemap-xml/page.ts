import { defineResource } from '@mockingbird/platform';
import { groupIntoSitemapFiles } from '../../addresses/sitemap-files.js';
import { renderSitemapIndex } from '../../addresses/sitemap-index.js';
import { xmlResponse } from '../../addresses/sitemap-xml.js';

export default defineResource({
  respond: async ({ site, siteMap }) =>
    xmlResponse(renderSitemapIndex(site.origin, groupIntoSitemapFiles(await siteMap()))),
});
