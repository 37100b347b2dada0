import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { EXAMPLES } from '../src/routes/examples.js';
import { liveRoutes, type LiveRoute } from '../src/routes/live-routes.js';

let site: TestSite;
let routes: LiveRoute[];
let articles: LiveRoute[];

beforeAll(async () => {
  site = await startTestSite();
  routes = await liveRoutes(site.url);
  articles = routes.filter(({ route }) => route.path.startsWith('/articles'));
});

afterAll(async () => {
  await site?.stop();
});

const filesOf = ({ remote, route }: LiveRoute) => route.js.map((file) => remote.base + file);

describe('the code of the article routes', () => {
  it('is separate from the entry of the remote, and each route has its own file', () => {
    expect(articles.map(({ route }) => route.path)).toEqual(
      expect.arrayContaining([
        '/articles',
        '/articles/region/:country',
        '/articles/:examId',
        '/articles/:examId/:categorySlug',
        '/articles/:examId/:categorySlug/:articleSlug',
      ]),
    );
    for (const live of articles) {
      const others = new Set(articles.filter((other) => other !== live).flatMap(filesOf));
      const own = filesOf(live).filter((file) => !others.has(file));
      expect([live.route.path, own.length > 0, own.some((file) => file.endsWith(live.remote.entry))]).toEqual(
        [live.route.path, true, false],
      );
    }
  });

  it('is on no other page', async () => {
    const { name, base } = articles[0]?.remote ?? {};
    expect(base).toMatch(/mfe-articles/);
    const own = await (await fetch(`${site.url}/articles`)).text();
    expect(articles.flatMap(filesOf).some((file) => own.includes(file))).toBe(true);
    const looked = new Set<string>();
    for (const { remote, route } of routes) {
      const path = EXAMPLES[route.path]?.[0]?.path;
      if (remote.name === name || looked.has(remote.name) || route.kind === 'resource' || !path) continue;
      looked.add(remote.name);
      const answer = await fetch(site.url + path);
      const html = await answer.text();
      expect([path, answer.status, html.includes(remote.base)]).toEqual([path, 200, true]);
      expect(articles.flatMap(filesOf).filter((file) => html.includes(file))).toEqual([]);
    }
    const others = new Set(routes.map(({ remote }) => remote.name).filter((each) => each !== name));
    expect(looked).toEqual(others);
  });
});
