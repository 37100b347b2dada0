import { defineResource } from '@mockingbird/platform';
import { robotsTxt } from '../../addresses/robots-txt.js';

export default defineResource({
  respond: ({ site }) =>
    Promise.resolve(
      new Response(robotsTxt(site.origin), { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
    ),
});
