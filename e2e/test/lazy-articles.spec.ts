import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestSite, type TestSite } from '../src/harness/site.js';
import { liveRoutes, type LiveRoute } from '../src/routes/live-routes.js';

let site: TestSite;
let articles: LiveRoute[];

beforeAll(async () => {
  site = await startTestSite();
  articles = (await liveRoutes(site.url)).filter(({ route }) => route.path.startsWith('/articles'));
}, 60_000);

afterAll(async () => {
  await site?.stop();
}, 30_000);

const filesOf = ({ remote, route }: LiveRoute) => route.js.map((file) => remote.base + file);

describe('the code of the article routes', () => {
  it('is apart from the entry of the remote, and each route has a file of its own', () => {
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
    const home = await (await fetch(`${site.url}/region/us`)).text();
    const { base } = articles[0]?.remote ?? {};
    expect(base).toMatch(/mfe-articles/);
    for (const file of articles.flatMap(filesOf)) expect(home).not.toContain(file);
  });
});
