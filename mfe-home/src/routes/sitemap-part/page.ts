import { defineResource } from '@mockingbird/platform';
import { sitemapFiles } from '../../addresses/sitemap-files.js';
import { sitemapPart } from '../../addresses/sitemap-part.js';
import { xmlResponse } from '../../addresses/sitemap-xml.js';

const said = (status: number, text: string) =>
  new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

export default defineResource({
  respond: async ({ params, site, siteMap }) => {
    const file = sitemapFiles(await siteMap()).find(({ name }) => name === params['file']);
    if (file?.failed) return said(503, 'This file cannot be made right now.');
    if (file) return xmlResponse(sitemapPart(site.origin, file));
    return said(404, 'There is no such file.');
  },
});
