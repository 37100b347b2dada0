import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { contentOf, tagsOf, valueOf, wordsOf } from '../src/html/tags.js';
import { crawl, sitemapAddresses } from '../src/routes/crawl.js';
import { EXAMPLES, MISSING } from '../src/routes/examples.js';
import { liveRoutes, type LiveRoute } from '../src/routes/live-routes.js';
import { limitOf } from '../src/routes/page-limit.js';
import { createStylesheetReader, stylesOf } from '../src/routes/stylesheets.js';
import { renderedPage, visitAll, type Visit } from '../src/routes/visit.js';

/** Limit of HTML characters before the end of the head tags, without the page's data blocks. */
const FIRST_BYTES = 8 * 1024;

let site: TestSite;
let routes: LiveRoute[];
/** Of server-rendered pages. */
let visits: Visit[];
/** Of screens that only the browser renders. */
let clientRendered: Visit[];

beforeAll(async () => {
  site = await startTestSite();
  routes = await liveRoutes(site.url);
  const all = await visitAll(site.url, routes);
  visits = all.filter(({ live }) => live.route.kind !== 'client');
  clientRendered = all.filter(({ live }) => live.route.kind === 'client');
});

afterAll(async () => {
  await site?.stop();
});

/** Issues of a rule, by the page's address. */
const faults = (find: (visit: Visit) => unknown): Record<string, unknown> =>
  Object.fromEntries(
    visits
      .map((visit): [string, unknown] => [visit.example.path, find(visit)])
      .filter(([, found]) => found !== undefined && !(Array.isArray(found) && found.length === 0)),
  );

const unless = (fine: boolean, found: unknown): unknown => (fine ? undefined : found);

describe('the routes of the composition', () => {
  it('all have an example that is looked at', () => {
    const patterns = routes.filter(({ route }) => route.kind !== 'resource').map(({ route }) => route.path);
    expect(patterns.filter((path) => !EXAMPLES[path]?.length)).toEqual([]);
    const known = routes.map(({ route }) => route.path);
    expect(Object.keys(EXAMPLES).filter((path) => !known.includes(path))).toEqual([]);
  });

  it('have examples that their own pattern answers', () => {
    const pages = routes.filter(({ route }) => route.kind !== 'resource');
    expect(visits.length + clientRendered.length).toBeGreaterThanOrEqual(pages.length);
    expect(
      faults(({ html, live }) => unless(html.includes(`data-remote="${live.remote.name}"`), live)),
    ).toEqual({});
  });
});

describe('a page requested without JavaScript', () => {
  it('answers 200 with HTML', () => {
    expect(faults(({ status }) => unless(status === 200, status))).toEqual({});
    const type = 'text/html; charset=utf-8';
    expect(faults(({ headers }) => unless(headers.get('content-type') === type, headers))).toEqual({});
  });

  it('was rendered on the server, not left to the browser', () => {
    expect(faults(({ main }) => unless(wordsOf(main).length > 40, wordsOf(main)))).toEqual({});
    expect(faults(({ html }) => unless(html.includes('"rendered":true'), 'not rendered'))).toEqual({});
  });

  it('says what it is for', () => {
    expect(
      faults(({ main, example }) => example.words.filter((words) => !wordsOf(main).includes(words))),
    ).toEqual({});
  });

  it('links to where it leads', () => {
    expect(
      faults(({ main, example }) => {
        const links = new Set(tagsOf(main, 'a').map(({ attributes }) => attributes.href));
        return (example.links ?? []).filter((link) => !links.has(link));
      }),
    ).toEqual({});
  });

  it('has one main heading', () => {
    expect(faults(({ html }) => unless(tagsOf(html, 'h1').length === 1, tagsOf(html, 'h1').length))).toEqual(
      {},
    );
  });

  it('has the layout: skip link, header, search, regions, footer', () => {
    expect(
      faults(({ html }) => {
        const words = wordsOf(contentOf(html, 'body') ?? '');
        const search = tagsOf(html, 'form').some(({ attributes }) => attributes.role === 'search');
        const regions = valueOf(html, 'select', { 'aria-label': 'Region' }, 'aria-label');
        const sitemap = tagsOf(html, 'a').some(({ attributes }) => attributes.href === '/sitemap');
        return unless(
          words.startsWith('Skip to content') && search && Boolean(regions) && sitemap,
          'incomplete',
        );
      }),
    ).toEqual({});
  });
});

describe('a screen that the browser alone draws', () => {
  it('returns 200 with the layout, is private, and is not indexed', () => {
    expect(
      clientRendered
        .filter(({ status, headers, html, head }) => {
          const isPrivate = headers.get('cache-control')?.includes('private');
          const robots = valueOf(head, 'meta', { name: 'robots' }, 'content');
          return (
            status !== 200 || !isPrivate || robots !== 'noindex' || !wordsOf(html).includes('Skip to content')
          );
        })
        .map(({ example }) => example.path),
    ).toEqual([]);
  });
});

describe('the head of a page', () => {
  const titleOf = ({ head }: Visit) => wordsOf(contentOf(head, 'title') ?? '');
  const descriptionOf = ({ head }: Visit) => valueOf(head, 'meta', { name: 'description' }, 'content') ?? '';
  const canonicalOf = ({ head }: Visit) => valueOf(head, 'link', { rel: 'canonical' }, 'href') ?? '';

  it('has a title that names the site, and a description of a sentence or two', () => {
    expect(faults((visit) => unless(titleOf(visit).includes('Mockingbird'), titleOf(visit)))).toEqual({});
    expect(faults((visit) => unless(tagsOf(visit.head, 'title').length === 1, visit.head))).toEqual({});
    const length = (visit: Visit) => descriptionOf(visit).length;
    expect(
      faults((visit) => unless(length(visit) >= 40 && length(visit) <= 320, descriptionOf(visit))),
    ).toEqual({});
  });

  it.each([
    ['title', titleOf],
    ['description', descriptionOf],
  ])('has a %s that no other page has', (_, read) => {
    const owners = new Map<string, Set<string>>();
    for (const visit of visits.filter(({ example }) => !example.path.includes('?'))) {
      // Regions other than the site's two are one page with the default's address.
      if (/^\/region\/(fr|zz)$/.test(visit.example.path)) continue;
      const canonical = visit.example.path === '/' ? '/' : canonicalOf(visit);
      owners.set(read(visit), (owners.get(read(visit)) ?? new Set()).add(canonical));
    }
    expect(
      [...owners].filter(([, pages]) => pages.size > 1).map(([text, pages]) => [text, [...pages]]),
    ).toEqual([]);
  });

  it('names its own address with the public origin, whatever the request says of the host', async () => {
    expect(
      faults((visit) => {
        const wanted = site.url + (visit.example.canonical ?? visit.example.path);
        return unless(canonicalOf(visit) === wanted, canonicalOf(visit));
      }),
    ).toEqual({});
    const other = await fetch(`${site.url}/terms`, { headers: { 'x-forwarded-host': 'elsewhere.example' } });
    expect(await other.text()).not.toContain('elsewhere.example');
  });

  it('keeps search engines away where that is decided, and only there', () => {
    expect(
      faults(({ head, example }) => {
        const robots = valueOf(head, 'meta', { name: 'robots' }, 'content') ?? '';
        return unless(/\bnoindex\b/.test(robots) === Boolean(example.noindex), `robots: ${robots}`);
      }),
    ).toEqual({});
  });

  it('names the languages of the home page on every region, and each of them names the others', () => {
    const regions = visits.filter(({ example }) => /^\/(region\/\w+)?$/.test(example.path));
    expect(regions.map(({ example }) => example.path)).toContain('/region/in');
    for (const { head } of regions) {
      const alternates = tagsOf(head, 'link')
        .filter(({ attributes }) => attributes.rel === 'alternate')
        .map(({ attributes }) => [attributes.hreflang, attributes.href]);
      expect(alternates).toEqual([
        ['en-us', `${site.url}/region/us`],
        ['en-in', `${site.url}/region/in`],
        ['x-default', `${site.url}/region/us`],
      ]);
    }
  });

  it('describes itself to link previews, with a picture that is there', async () => {
    const pictures = new Set<string>();
    expect(
      faults(({ head }) => {
        const property = (name: string) => valueOf(head, 'meta', { property: name }, 'content') ?? '';
        pictures.add(property('og:image'));
        return ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt'].filter(
          (name) => !property(name),
        );
      }),
    ).toEqual({});
    for (const picture of pictures) {
      const response = await fetch(picture);
      expect({ picture, status: response.status, type: response.headers.get('content-type') }).toEqual({
        picture,
        status: 200,
        type: 'image/png',
      });
    }
  });

  it('comes in the first bytes, before any style and script', () => {
    expect(
      faults(({ html }) => {
        const before = Math.min(
          html.indexOf('<style'),
          ...tagsOf(html, 'script')
            .filter(({ attributes }) => attributes.src)
            .map(({ at }) => at),
          FIRST_BYTES,
        );
        return [
          '<title>',
          'name="description"',
          'rel="canonical"',
          'property="og:url"',
          'property="og:image"',
        ].filter((tag) => !(html.indexOf(tag) > 0 && html.indexOf(tag) < before));
      }),
    ).toEqual({});
  });

  it('carries structured data that parses', () => {
    const broken = faults(({ head }) => {
      const blocks = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
      return blocks.filter(([, json]) => JSON.parse(json ?? '')['@context'] !== 'https://schema.org');
    });
    expect(broken).toEqual({});
    const home = visits.find(({ example }) => example.path === '/region/us');
    expect(home?.head).toContain('"@type":"ItemList"');
  });
});

describe('the files of a page', () => {
  const preloads = (visit: Visit) =>
    tagsOf(visit.html, 'link')
      .filter(({ attributes }) => attributes.rel === 'preload')
      .map(({ attributes }) => attributes.href ?? '');

  it('are preloaded: exactly those of its route', () => {
    expect(
      faults((visit) => {
        const { remote, route } = visit.live;
        const wanted = [remote.entry, ...route.js].map((file) => remote.base + file);
        return unless(
          JSON.stringify([...preloads(visit)].sort()) === JSON.stringify([...wanted].sort()),
          preloads(visit),
        );
      }),
    ).toEqual({});
  });

  it('contain their styles: the shell’s, those of the route and those of its fragments', async () => {
    const wrong: string[] = [];
    const readStylesheets = createStylesheetReader(site.url);
    for (const visit of visits) {
      const expected = await readStylesheets(visit);
      const links = tagsOf(visit.html, 'link').filter(({ attributes }) => attributes.rel === 'stylesheet');
      if (links.length > 0 || JSON.stringify(stylesOf(visit)) !== JSON.stringify(expected))
        wrong.push(visit.example.path);
    }
    expect(wrong).toEqual([]);
  });

  it('all carry their integrity, and answer with what it promises', async () => {
    const promised = new Map<string, string>();
    expect(
      faults(({ html }) => {
        const scripts = tagsOf(html, 'script').filter(({ attributes }) => attributes.src);
        const links = tagsOf(html, 'link').filter(({ attributes }) =>
          /^(stylesheet|preload)$/.test(attributes.rel ?? ''),
        );
        return [...scripts, ...links]
          .filter(({ attributes }) => {
            promised.set(attributes.src ?? attributes.href ?? '', attributes.integrity ?? '');
            return !/^sha384-[A-Za-z0-9+/]{64}$/.test(attributes.integrity ?? '');
          })
          .map(({ attributes }) => attributes);
      }),
    ).toEqual({});
    const broken: string[] = [];
    for (const [file, integrity] of promised) {
      // The client checks the bytes against the integrity and rejects others.
      const response = await fetch(site.url + file, { integrity }).catch(() => undefined);
      if (response?.status !== 200 || !/immutable/.test(response.headers.get('cache-control') ?? ''))
        broken.push(file);
      await response?.arrayBuffer();
    }
    expect(broken).toEqual([]);
    expect(promised.size).toBeGreaterThan(20);
  });
});

describe('what a page may do', () => {
  it('has no handler or style in an attribute, and the policy names exactly its inline scripts and styles', () => {
    const sources = (texts: readonly string[]) =>
      texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
    expect(
      faults((visit) => {
        const markup = visit.html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
        const policy = visit.headers.get('content-security-policy') ?? '';
        const scripts = [...visit.html.matchAll(/<script data-serif="[^"]+">(.*?)<\/script>/gs)].map(
          ([, text]) => text ?? '',
        );
        const isExact =
          policy.includes(`script-src 'self' ${sources(scripts)};`) &&
          policy.includes(`style-src 'self' ${sources(stylesOf(visit))};`);
        return [...(markup.match(/<[^>]*\s(style|on\w+)=/g) ?? []), ...(isExact ? [] : [policy])];
      }),
    ).toEqual({});
  });

  it('is bound by a policy without unsafe parts and without a nonce', () => {
    expect(
      faults(({ headers }) => {
        const policy = headers.get('content-security-policy') ?? '';
        const strict = policy.includes("default-src 'none'") && policy.includes("script-src 'self'");
        return unless(strict && !/unsafe|nonce|\*|strict-dynamic/.test(policy), policy);
      }),
    ).toEqual({});
    expect(faults(({ headers }) => unless(headers.get('x-content-type-options') === 'nosniff', 1))).toEqual(
      {},
    );
    expect(faults(({ headers }) => unless(Boolean(headers.get('referrer-policy')), 1))).toEqual({});
  });

  it('is public and short-lived', () => {
    expect(
      faults(({ headers }) => {
        const cache = headers.get('cache-control') ?? '';
        return unless(
          /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+(, stale-if-error=\d+)?$/.test(cache),
          cache,
        );
      }),
    ).toEqual({});
  });
});

describe('an address without a route', () => {
  it.each(MISSING)('answers $path with 404 inside the layout', async ({ path, words }) => {
    const response = await fetch(site.url + path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(wordsOf(contentOf(html, 'h1') ?? '')).toBe(words);
    expect(wordsOf(contentOf(html, 'title') ?? '')).toBe(`${words} | Mockingbird`);
    expect(valueOf(html, 'meta', { name: 'robots' }, 'content')).toBe('noindex');
    expect(wordsOf(html)).toContain('Skip to content');
    expect(tagsOf(contentOf(html, 'main') ?? '', 'a').map(({ attributes }) => attributes.href)).toContain(
      '/',
    );
    expect(tagsOf(contentOf(html, 'footer') ?? '', 'a').length).toBeGreaterThan(2);
  });
});

describe('the whole site', () => {
  it('names every page that search engines shall know in its site map, and each answers itself', async () => {
    const parts = await sitemapAddresses(`${site.url}/sitemap.xml`);
    expect(parts.length).toBeGreaterThanOrEqual(5);
    const named: string[] = [];
    for (const part of parts) named.push(...(await sitemapAddresses(part)));
    const wanted = visits
      .filter(({ example }) => !example.noindex && !example.path.includes('?'))
      .map(({ example }) => site.url + (example.canonical ?? example.path));
    expect([...new Set(wanted)].filter((address) => !named.includes(address))).toEqual([]);
    const elsewhere: string[] = [];
    // Sequentially, as a crawler does, because parallel requests would be a load test.
    for (const address of named) {
      const { html } = await renderedPage(address);
      if (valueOf(html, 'link', { rel: 'canonical' }, 'href') !== address) elsewhere.push(address);
    }
    expect(elsewhere).toEqual([]);
    const robots = await (await fetch(`${site.url}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  });

  it('has no dead link, and no page over 25 KB compressed, 45 KB with a full paper, or 60 KB with a form of the SAT or ACT', async () => {
    const pages = await crawl(
      site.url,
      visits.map(({ example }) => example.path),
    );
    expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
    expect(pages.filter(({ path, bytes }) => bytes > limitOf(path))).toEqual([]);
    expect(pages.length).toBeGreaterThan(120);
  });
});
