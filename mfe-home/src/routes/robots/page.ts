import { defineResource } from '@mockingbird/platform';
import { renderRobotsTxt } from '../../addresses/robots-txt.js';

export default defineResource({
  respond: ({ site }) =>
    Promise.resolve(
      new Response(renderRobotsTxt(site.origin), {
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      }),
    ),
});
