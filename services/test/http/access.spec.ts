import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RouteTable } from '../../src/http/route-table.js';
import { startApp, type TestApp } from '../support/harness.js';

/** Every route and who may call it. A new route is added here by hand, on purpose. */
const ROUTES = [
  'GET /api/articles/categories signed',
  'GET /api/articles/categories/:examId/:categorySlug/:articleSlug signed',
  'GET /api/articles/categories/:id signed',
  'GET /api/articles/categories/:id/articles signed',
  'GET /api/articles/drafts/:token signed',
  'GET /api/articles/exams/:examId/categories signed',
  'GET /api/articles/posts signed',
  'GET /api/articles/posts/:slug signed',
  'GET /api/auth/account account',
  'GET /api/content/issues admin',
  'GET /api/docs public',
  'GET /api/exams/allexams signed',
  'GET /api/exams/exam/:id signed',
  'GET /api/exams/questions admin',
  'GET /api/exams/questions/one admin',
  'GET /api/exams/reports admin',
  'GET /api/exams/searches admin',
  'GET /api/exams/statistics/:id admin',
  'GET /api/exams/statistics/suspicious admin',
  'GET /api/exams/topexams signed',
  'GET /api/mocktests/:id signed',
  'GET /api/mocktests/:id/questions signed',
  'GET /api/openapi.json public',
  'GET /api/own-tests/offer signed',
  'GET /api/own-tests/questions signed',
  'GET /api/releases/admin/compositions admin',
  'GET /api/releases/admin/diff/:from/:to admin',
  'GET /api/releases/admin/overview admin',
  'GET /api/releases/admin/picture admin',
  'GET /api/releases/admin/report admin',
  'GET /api/releases/admin/versions admin',
  'GET /api/releases/artefacts/:name/:version/*file edge,release',
  'GET /api/releases/composition edge,release',
  'GET /api/releases/compositions release',
  'GET /api/releases/compositions/:number edge,release',
  'GET /api/releases/freeze release',
  'GET /api/releases/health release',
  'GET /api/releases/keys edge,release',
  'GET /api/releases/shell/:file edge',
  'GET /api/releases/tokens release',
  'GET /api/releases/versions release',
  'GET /api/upload/bin admin',
  'GET /api/upload/exams admin',
  'GET /api/upload/exams/:id admin',
  'GET /api/upload/history admin',
  'GET /api/upload/history/:id admin',
  'GET /api/upload/media admin',
  'GET /api/upload/media/:file edge',
  'GET /api/upload/mocktests/:id admin',
  'GET /api/upload/mocktests/:id/questions admin',
  'GET /api/upload/mocktests/:id/revisions admin',
  'GET /api/upload/mocktests/:id/revisions/:before/:after admin',
  'GET /api/upload/texts admin',
  'GET /api/upload/texts/:id admin',
  'GET /api/upload/texts/:id/history admin',
  'GET /api/upload/texts/categories admin',
  'GET /health/live public',
  'GET /health/ready public',
  'POST /api/auth/confirm account',
  'POST /api/auth/login signed',
  'POST /api/auth/logout account',
  'POST /api/auth/password account',
  'POST /api/auth/second-factor admin',
  'POST /api/auth/second-factor/enable admin',
  'POST /api/auth/second-factor/remove admin',
  'POST /api/auth/signup signed',
  'POST /api/content/newsletter signed',
  'POST /api/content/pageviews signed',
  'POST /api/content/strapi-webhook webhook',
  'POST /api/exams/questions/draw admin',
  'POST /api/exams/reports signed',
  'POST /api/exams/reports/:id/resolve admin',
  'POST /api/exams/search signed',
  'POST /api/exams/statistics signed',
  'POST /api/releases/admin/canary recent-admin',
  'POST /api/releases/admin/canary/end recent-admin',
  'POST /api/releases/admin/freeze recent-admin',
  'POST /api/releases/admin/promote recent-admin',
  'POST /api/releases/admin/rollback recent-admin',
  'POST /api/releases/admin/unfreeze recent-admin',
  'POST /api/releases/artefacts release',
  'POST /api/releases/canary release',
  'POST /api/releases/canary/end release',
  'POST /api/releases/freeze release',
  'POST /api/releases/gc release',
  'POST /api/releases/promote release',
  'POST /api/releases/retire release',
  'POST /api/releases/rollback release',
  'POST /api/releases/shell edge',
  'POST /api/releases/speed signed',
  'POST /api/releases/telemetry signed',
  'POST /api/releases/tokens release',
  'POST /api/releases/tokens/:id/revoke release',
  'POST /api/releases/unfreeze release',
  'POST /api/upload admin',
  'POST /api/upload/bin recent-admin',
  'POST /api/upload/bin/purge recent-admin',
  'POST /api/upload/bin/restore recent-admin',
  'POST /api/upload/bulk admin',
  'POST /api/upload/history/:id/undo recent-admin',
  'POST /api/upload/media admin',
  'POST /api/upload/mocktests/:id/revisions/restore recent-admin',
  'POST /api/upload/questions/bulk admin',
  'POST /api/upload/questions/preview admin',
  'POST /api/upload/texts/links admin',
  'POST /api/upload/texts/preview admin',
  'POST /api/upload/visibility recent-admin',
];

describe('the access of every route', () => {
  let services: TestApp;
  let table: RouteTable;
  beforeAll(async () => {
    services = await startApp();
    table = services.app.nest.get(RouteTable);
  });
  afterAll(() => services.close());

  it('is declared', () => {
    expect(table.all().filter(({ access }) => access.length === 0)).toEqual([]);
  });

  it('is exactly what is listed here', () => {
    const routes = table.all().map(({ method, path, access }) => `${method} ${path} ${access.join()}`);
    expect(routes.sort()).toEqual(ROUTES);
  });

  it('is public for health and the description of the API alone', () => {
    const open = table.all().filter(({ access }) => access.includes('public'));
    expect(open.map(({ path }) => path).sort()).toEqual([
      '/api/docs',
      '/api/openapi.json',
      '/health/live',
      '/health/ready',
    ]);
  });

  it('is described with a summary, an answer and caching', () => {
    expect(table.all().filter(({ description }) => description === undefined)).toEqual([]);
  });

  const closed = ROUTES.filter((route) => !route.endsWith(' public')).map((route) => route.split(' '));
  it.each(closed)('refuses an unsigned %s %s', async (method = '', path = '') => {
    const address = path.replace(':number', '1').replace(/[:*](\w+)/g, 'some-$1');
    const answer = await fetch(services.url + address, { method });
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'MB-1001']);
  });

  const keyed = ROUTES.filter((route) => /(?:edge|release)$/.test(route)).map((route) => route.split(' '));
  it.each(keyed)('refuses %s %s signed with the key of browsers', async (method = '', path = '') => {
    const address = path.replace(':number', '1').replace(/[:*](\w+)/g, 'some-$1');
    const answer = await services.call(address, { method, key: 'browser' });
    expect([answer.status, answer.json()]).toEqual([403, expect.objectContaining({ code: 'MB-1010' })]);
  });

  it.each(['edge', 'edge-2', 'release'] as const)('lets the key %s ask for the composition', async (key) => {
    const answer = await services.call('/api/releases/composition', { key });
    expect(answer.status).toBe(503);
  });

  it.each(['edge', 'edge-2'] as const)('does not let the key %s publish', async (key) => {
    const answer = await services.call('/api/releases/promote', { key, body: {} });
    expect(answer.status).toBe(403);
  });
});
