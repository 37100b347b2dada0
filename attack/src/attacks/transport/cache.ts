import { send } from '../../http/send.js';
import { sample, type Attack, type AttackContext } from '../../runner/attack.js';

const PAGE = '/about';
/** A text that must not come back in anybody's page. */
const FOREIGN = 'evil.example';

/** Headers from which other servers build addresses or choose content. */
const HEADERS: readonly Record<string, string>[] = [
  { host: FOREIGN },
  { host: `127.0.0.1:80@${FOREIGN}` },
  { host: `127.0.0.1"><script>${FOREIGN}` },
  ...['x-forwarded-host', 'x-host', 'x-original-host', 'x-forwarded-server', 'x-http-host-override'].map(
    (name) => ({
      [name]: FOREIGN,
    }),
  ),
  { forwarded: `for=1.2.3.4;host=${FOREIGN};proto=http` },
  { 'x-forwarded-proto': 'nothing' },
  { 'x-forwarded-scheme': `${FOREIGN}://` },
  { 'x-forwarded-port': '1337' },
  { 'x-forwarded-prefix': `/${FOREIGN}` },
  { 'x-original-url': `/${FOREIGN}` },
  { 'x-rewrite-url': `/${FOREIGN}` },
  { origin: `https://${FOREIGN}` },
  { referer: `https://${FOREIGN}/` },
  { 'accept-language': FOREIGN },
  { 'user-agent': `<script>${FOREIGN}</script>` },
  { cookie: `mb-visitor=${FOREIGN}; a="><script>${FOREIGN}` },
  { 'x-request-id': `${FOREIGN}<script>` },
  { 'accept-encoding': FOREIGN },
  { 'if-none-match': '*' },
  { range: 'bytes=0-10' },
  { 'x-mb-page': FOREIGN },
  { te: 'trailers', 'x-amz-website-redirect-location': `https://${FOREIGN}` },
];

/** Addresses of a person's pages that look like files, which a shared cache would store. */
const DECEPTIONS = [
  '.css',
  '/x.css',
  '%2fx.js',
  ';x.css',
  '%00.js',
  '%23.css',
  '%3f.css',
  '/..%2fx.png',
  '\\x.css',
  '/x.avif',
].flatMap((suffix) => [`/account${suffix}`, `/admin${suffix}`]);

/** Parameters that no route declares. */
const QUERIES = [
  '?x=1',
  '?utm_source=a',
  '?__proto__=1',
  '?mb-nothing=1',
  '?callback=a',
  '?a[]=1',
  '?%00',
  '?x=%3Cscript%3E',
  '?_=1',
  '?cb=2',
];

const bodyOf = (text: string) => text.replaceAll(/"requestId":"[^"]*"/g, '').replaceAll(/nonce="[^"]*"/g, '');

/** Requests that change what a cache stores for others. */
export const cache: Attack = {
  name: 'cache',
  isRepeatable: true,
  run: async (context: AttackContext) => {
    const { site, tally } = context;
    const before = await send(site.url, PAGE);
    for (const headers of sample(HEADERS, context, 8)) {
      const what = JSON.stringify(headers);
      for (const path of [PAGE, `/region/us?q=${Math.random()}`]) {
        const outcome = await send(site.url, path, { headers });
        const isClean = !JSON.stringify([outcome.text, { ...outcome.headers, 'x-request-id': '' }]).includes(
          FOREIGN,
        );
        tally.check(what, outcome, ({ status }) => isClean && [200, 304, 400, 404, 421].includes(status));
      }
      const after = await send(site.url, PAGE);
      tally.check(
        `the page after ${what}`,
        after,
        ({ status, text }) => status === 200 && bodyOf(text) === bodyOf(before.text),
      );
    }
    for (const path of sample(DECEPTIONS, context, 6)) {
      const outcome = await send(site.url, path);
      const isStored = String(outcome.headers['cache-control'] ?? '').startsWith('public');
      tally.check(
        path,
        outcome,
        ({ status }) => [301, 308, 400, 404].includes(status) || (status === 200 && !isStored),
      );
    }
    for (const query of sample(QUERIES, context, 4)) {
      const outcome = await send(site.url, PAGE + query);
      // Another render would be another entry in the cache.
      tally.check(
        `${PAGE}${query}`,
        outcome,
        ({ status, headers }) => status === 200 && headers['x-mb-page'] === 'cache',
      );
    }
    for (const method of ['HEAD', 'OPTIONS', 'TRACE', 'POST', 'PURGE', 'PUT', 'DELETE'])
      tally.check(
        `${method} ${PAGE}`,
        await send(site.url, PAGE, { method }),
        method === 'HEAD' ? [200] : [204, 404, 405],
      );
    const last = await send(site.url, PAGE);
    tally.check('the page at the end', last, ({ text }) => bodyOf(text) === bodyOf(before.text));
  },
};
