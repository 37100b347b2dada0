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
  'GET /api/auth/accounts people',
  'GET /api/content/issues write',
  'GET /api/docs public',
  'GET /api/exams/allexams signed',
  'GET /api/exams/exam/:id signed',
  'GET /api/exams/questions write',
  'GET /api/exams/questions/one write',
  'GET /api/exams/reports write',
  'GET /api/exams/searches write',
  'GET /api/exams/statistics/:id write',
  'GET /api/exams/statistics/suspicious write',
  'GET /api/exams/topexams signed',
  'GET /api/mocktests/:id signed',
  'GET /api/mocktests/:id/questions signed',
  'GET /api/openapi.json public',
  'GET /api/own-tests/offer signed',
  'GET /api/own-tests/questions signed',
  'GET /api/releases/admin/compositions platform',
  'GET /api/releases/admin/diff/:from/:to platform',
  'GET /api/releases/admin/overview platform',
  'GET /api/releases/admin/picture platform',
  'GET /api/releases/admin/report platform',
  'GET /api/releases/admin/versions platform',
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
  'GET /api/upload/bin write',
  'GET /api/upload/exams write',
  'GET /api/upload/exams/:id write',
  'GET /api/upload/history write',
  'GET /api/upload/history/:id write',
  'GET /api/upload/media write',
  'GET /api/upload/media/:file edge',
  'GET /api/upload/mocktests/:id write',
  'GET /api/upload/mocktests/:id/questions write',
  'GET /api/upload/mocktests/:id/revisions write',
  'GET /api/upload/mocktests/:id/revisions/:before/:after write',
  'GET /api/upload/proposals write',
  'GET /api/upload/proposals/:id write',
  'GET /api/upload/texts write',
  'GET /api/upload/texts/:id write',
  'GET /api/upload/texts/:id/history write',
  'GET /api/upload/texts/categories write',
  'GET /health/live public',
  'GET /health/ready public',
  'POST /api/auth/accounts/:username/role recent-people',
  'POST /api/auth/confirm account',
  'POST /api/auth/login signed',
  'POST /api/auth/logout account',
  'POST /api/auth/password account',
  'POST /api/auth/second-factor staff',
  'POST /api/auth/second-factor/enable staff',
  'POST /api/auth/second-factor/remove staff',
  'POST /api/auth/signup signed',
  'POST /api/content/newsletter signed',
  'POST /api/content/pageviews signed',
  'POST /api/content/strapi-webhook webhook',
  'POST /api/exams/questions/draw write',
  'POST /api/exams/reports signed',
  'POST /api/exams/reports/:id/resolve write',
  'POST /api/exams/search signed',
  'POST /api/exams/statistics signed',
  'POST /api/releases/admin/canary recent-platform',
  'POST /api/releases/admin/canary/end recent-platform',
  'POST /api/releases/admin/freeze recent-platform',
  'POST /api/releases/admin/promote recent-platform',
  'POST /api/releases/admin/rollback recent-platform',
  'POST /api/releases/admin/unfreeze recent-platform',
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
  'POST /api/upload write storing:publish',
  'POST /api/upload/bin recent-publish',
  'POST /api/upload/bin/purge recent-publish',
  'POST /api/upload/bin/restore recent-publish',
  'POST /api/upload/bulk write storing:publish',
  'POST /api/upload/history/:id/undo recent-publish',
  'POST /api/upload/media write',
  'POST /api/upload/mocktests/:id/revisions/restore recent-publish',
  'POST /api/upload/proposals write',
  'POST /api/upload/proposals/:id/cancel publish',
  'POST /api/upload/proposals/:id/comments write',
  'POST /api/upload/proposals/:id/form write',
  'POST /api/upload/proposals/:id/publish publish',
  'POST /api/upload/proposals/:id/review review',
  'POST /api/upload/proposals/:id/send write',
  'POST /api/upload/proposals/:id/withdraw write',
  'POST /api/upload/questions/bulk write storing:publish',
  'POST /api/upload/questions/preview write',
  'POST /api/upload/rename recent-publish',
  'POST /api/upload/texts/links write',
  'POST /api/upload/texts/preview write',
  'POST /api/upload/visibility recent-publish',
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
    const routes = table.all().map(({ method, path, access, storing }) => {
      const further = storing === undefined ? '' : ` storing:${storing}`;
      return `${method} ${path} ${access.join()}${further}`;
    });
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
