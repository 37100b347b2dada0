import { defineResource } from '@mockingbird/platform';
import { groupIntoSitemapFiles } from '../../addresses/sitemap-files.js';
import { renderSitemapPart } from '../../addresses/sitemap-part.js';
import { xmlResponse } from '../../addresses/sitemap-xml.js';
import * as messages from '../../messages/routes/sitemap-part.js';

const textResponse = (status: number, text: string) =>
  new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

export default defineResource({
  respond: async ({ params, site, siteMap }) => {
    const file = groupIntoSitemapFiles(await siteMap()).find(({ name }) => name === params['file']);
    if (file?.failed) return textResponse(503, messages.thisFileIsntAvailable);
    if (file) return xmlResponse(renderSitemapPart(site.origin, file));
    return textResponse(404, messages.thisFileDoesNot);
  },
});
