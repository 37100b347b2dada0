import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

/** Far in the future: otherwise the database would remove expired documents. */
const NOW = Date.UTC(2126, 0, 31, 23, 59, 59);
/** 60 days later. */
const EXPIRES = new Date('2126-04-01');

describe('the content module', () => {
  let database: TestDatabase;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri }, { clock: () => NOW });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  const stored = (collection: string, filter = {}) =>
    services.app.nest
      .get<Connection>(getConnectionToken())
      .collection(collection)
      .find(filter, { projection: { _id: 0 } })
      .toArray();
  const post = (path: string, body: unknown) => services.call(`/api/content/${path}`, { body, now: NOW });
  const view = (path: string, changes = {}) =>
    post('pageviews', { path, query: '', region: 'US', ...changes });

  it('counts views per day, address, region and parameter of the query, and started tests', async () => {
    await view('/exam/ca-dmv');
    await view('/Exam/CA-DMV/', { region: 'IN', event: 'view' });
    await view('/exam/ca-dmv', { query: '?utm=secret', remote: 'mfe-mocktest@1.0.0' });
    await view('/exam/ca-dmv', { event: 'test-started' });
    expect(await stored('pageViews', { path: '/exam/ca-dmv' })).toEqual([
      {
        day: '2126-01-31',
        path: '/exam/ca-dmv',
        exam: 'ca-dmv',
        views: 3,
        started: 1,
        regions: { US: 2, IN: 1 },
        parameters: { other: 1 },
        expires: EXPIRES,
      },
    ]);
  });

  it('loses none of many concurrent views', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => view('/mocktest/ca-dmv/ca-1')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await stored('pageViews', { path: '/mocktest/ca-dmv/ca-1' })).toEqual([
      expect.objectContaining({ exam: 'ca-dmv', views: 50 }),
    ]);
  });

  it('keeps no value and no unplanned name of a query', async () => {
    await view('/aptitude', { query: '?q=my+secret&jane-secret@example.org&utm_source=secret' });
    expect(await stored('pageViews', { path: '/aptitude' })).toEqual([
      expect.objectContaining({ parameters: { q: 1, other: 1, utm_source: 1 } }),
    ]);
    expect(JSON.stringify(await stored('pageViews'))).not.toContain('secret');
  });

  it('counts views and started tests per version of a remote, and what is none together', async () => {
    for (const remote of ['mfe-home@2.0.0', 'mfe-home@2.0.0', 'mfe-home@2.0.1-dev.1']) {
      await view('/', { remote });
    }
    await view('/', { remote: 'mfe-home@2.0.0', event: 'test-started' });
    for (const remote of ['', 'jane@secret.org', 'mfe-home@2.0.0@', '$where', 'mfe-home']) {
      await view('/', { remote });
    }
    expect(await stored('remoteViews', { remote: { $ne: 'mfe-mocktest@1.0.0' } })).toEqual([
      { day: '2126-01-31', remote: 'mfe-home@2.0.0', views: 2, started: 1, expires: EXPIRES },
      { day: '2126-01-31', remote: 'mfe-home@2.0.1-dev.1', views: 1, started: 0, expires: EXPIRES },
      { day: '2126-01-31', remote: '*', views: 5, started: 0, expires: EXPIRES },
    ]);
  });

  it('subscribes once, and answers a repeat alike', async () => {
    const first = await post('newsletter', { email: 'Student@Example.org' });
    const second = await post('newsletter', { email: ' student@example.org ' });
    expect([first.status, first.json()]).toEqual([200, { data: { message: expect.any(String) } }]);
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect(await stored('subscriptions')).toEqual([{ email: 'student@example.org', since: new Date(NOW) }]);
  });

  it.each([
    ['pageviews', {}, ['/path', '/query', '/region']],
    ['pageviews', { path: '//evil.example', query: '', region: 'us' }, ['/path', '/region']],
    ['pageviews', { path: '/x', query: '', region: 'US', event: 'click', remote: 7 }, ['/remote', '/event']],
    ['pageviews', { path: { $ne: 1 }, query: '', region: 'US' }, ['/path']],
    ['newsletter', { email: 'no-address' }, ['/email']],
    ['newsletter', { email: { $gt: '' } }, ['/email']],
    ['newsletter', [], ['']],
  ])('refuses %s %j at %j', async (path, body, places) => {
    const answer = await post(path, body);
    expect([answer.status, answer.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'MB-1002',
        errors: places.map((place) => ({ path: place, message: expect.any(String) })),
      }),
    ]);
  });

  it('takes so many subscriptions of one address in five minutes, and no more', async () => {
    const subscribe = (count: number) =>
      services.call('/api/content/newsletter', {
        body: { email: `reader-${count}@example.org` },
        headers: { 'x-forwarded-for': '203.0.113.9' },
        now: NOW,
      });
    const answers = await Promise.all(Array.from({ length: 31 }, (_, count) => subscribe(count)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual([429]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await stored('subscriptions', { email: /^reader-/ })).toHaveLength(30);
  });
});
