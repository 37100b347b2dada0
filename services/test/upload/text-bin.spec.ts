import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  binChangeResponse,
  binResponse,
  postListResponse,
  storedTextResponse,
  textHistoryResponse,
} from '@mockingbird/contracts';
import mongoose, { type Connection } from 'mongoose';
import { DAY_MS } from '../../src/common/day.js';
import { ContentSeedService } from '../../src/content/seed/content-seed.service.js';
import { PurgeService } from '../../src/exam/bin/purge.service.js';
import { BIN_DAYS } from '../../src/exam/limits.js';
import { examFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { post, tinyContent } from '../support/entries.js';
import { startApp, type TestApp } from '../support/harness.js';
import { upload, uploaded } from './upload-form.js';

describe('the bin of articles and posts', () => {
  let database: TestDatabase;
  let services: TestApp;
  let connection: Connection;
  let skew = 0;
  const now = () => Date.now() + skew;

  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri }, { clock: now });
    connection = await mongoose.createConnection(database.uri).asPromise();
    await uploaded(services, { fields: { uploadType: 'exam', ...examFields('E_1') } });
    await seed(tinyContent());
  });
  afterAll(async () => {
    await connection.close();
    await services.close();
    await database.close();
  });
  beforeEach(() => {
    skew = 0;
  });

  const seed = (bank: ReturnType<typeof tinyContent>) =>
    services.app.nest.get(ContentSeedService, { strict: false }).seed(bank);
  const purge = () => services.app.nest.get(PurgeService, { strict: false }).run();
  const form = (uploadType: string, fields: Record<string, unknown>, title = 'Mine') => ({
    fields: { uploadType, hidden: 'false', ...fields, details: JSON.stringify({ title, excerpt: 'Short.' }) },
  });
  const call = (path: string, textId: string) =>
    services.call(`/api/upload/bin${path}`, { as: 'admin', body: { textId }, now: now() });
  const change = async (path: string, textId: string) =>
    binChangeResponse.parse((await call(path, textId)).json()).data.message;
  const listed = async (textId: string) => {
    const answer = await services.call('/api/upload/bin', { as: 'admin', now: now() });
    return binResponse.parse(answer.json()).data.filter((entry) => entry.textId === textId);
  };
  const titleAt = async (path: string) => {
    const answer = await services.call(`/api/articles/${path}`, { now: now() });
    return answer.status === 200 ? JSON.parse(answer.text).data[0].title : answer.status;
  };
  const outcomes = async (textId: string) => {
    const answer = await services.call(`/api/upload/texts/${textId}/history`, { as: 'admin', now: now() });
    const { data } = textHistoryResponse.parse(answer.json());
    return data.map(({ type, outcome, by, undoable }) => [type, outcome, by, undoable]);
  };

  it('takes a post from readers and editors, keeps its address, and gives it back', async () => {
    await uploaded(services, form('post', { slug: 'written' }));
    expect(await change('', 'post.written')).toBe('“Mine” is in the bin. It can be restored for 30 days.');
    expect(await titleAt('posts/written')).toBe(404);
    const posts = postListResponse.parse((await services.call('/api/articles/posts')).json()).data;
    expect(posts.map(({ slug }) => slug)).not.toContain('written');
    expect((await services.call('/api/upload/texts/post.written', { as: 'admin' })).status).toBe(404);
    const texts = await services.call('/api/upload/texts?q=written', { as: 'admin' });
    expect(JSON.parse(texts.text).meta.total).toBe(0);
    expect(await listed('post.written')).toEqual([
      {
        examId: '',
        textId: 'post.written',
        isReplaced: false,
        title: 'Mine',
        by: 'admin',
        at: expect.stringMatching(/^\d{4}-/),
        daysLeft: 30,
        tests: 0,
      },
    ]);
    for (const query of ['', '?dryRun=1']) {
      const again = await upload(services, { ...form('post', { slug: 'written' }, 'Other'), query });
      expect(again).toMatchObject({ status: 409, json: { code: 'MB-1007', errors: [{ path: '/slug' }] } });
    }
    await change('/restore', 'post.written');
    expect([await titleAt('posts/written'), await listed('post.written')]).toEqual(['Mine', []]);
    expect(await outcomes('post.written')).toEqual([
      ['bin', 'restored', 'admin', false],
      ['bin', 'deleted', 'admin', false],
      ['post', 'created', 'ada', false],
    ]);
  });

  it('takes an article about an exam by the present id of the exam', async () => {
    await uploaded(services, form('article', { examId: 'E_1', categorySlug: 'signs', slug: 'mine' }));
    await change('', 'article.e-1.signs.mine');
    expect((await services.call('/api/articles/E_1/signs/mine')).status).toBe(404);
    expect(await listed('article.e-1.signs.mine')).toMatchObject([{ examId: 'E_1', title: 'Mine' }]);
    await change('/restore', 'article.e-1.signs.mine');
    expect(await listed('article.e-1.signs.mine')).toEqual([]);
  });

  it('brings a shipped post back when its replacement is deleted, and the replacement when it is restored', async () => {
    const shipped = await call('', 'post.older');
    expect([shipped.status, JSON.parse(shipped.text).detail]).toEqual([
      409,
      '“Post older” ships with the product: it can be changed or taken back, and not deleted.',
    ]);
    await uploaded(services, form('post', { slug: 'older' }));
    const stored = await services.call('/api/upload/texts/post.older', { as: 'admin' });
    expect(storedTextResponse.parse(stored.json()).data.ships).toBe(true);
    expect(await change('', 'post.older')).toBe(
      '“Mine” is in the bin. It can be restored for 30 days. Readers see the text that ships with the product again.',
    );
    expect(await titleAt('posts/older')).toBe('Post older');
    expect(await listed('post.older')).toMatchObject([{ title: 'Mine', isReplaced: true }]);
    // A newer version of the product replaces the shipped post, and leaves the bin alone.
    await seed({ ...tinyContent(), posts: [post('older', { title: 'Newer words' })] });
    expect([await titleAt('posts/older'), (await listed('post.older')).length]).toEqual(['Newer words', 1]);
    await change('/restore', 'post.older');
    expect([await titleAt('posts/older'), await listed('post.older')]).toEqual(['Mine', []]);
    await change('', 'post.older');
    expect(await titleAt('posts/older')).toBe('Newer words');
    // Another replacement cannot push the first one out of the bin.
    await uploaded(services, form('post', { slug: 'older' }, 'Second'));
    expect((await call('', 'post.older')).status).toBe(409);
    expect((await listed('post.older')).map(({ title }) => title)).toEqual(['Mine']);
    await change('/purge', 'post.older');
    expect([await titleAt('posts/older'), await listed('post.older')]).toEqual(['Second', []]);
  });

  it('knows what ships after a seed of an earlier version, which stored no texts', async () => {
    await connection.collection('seededEntries').updateMany({}, { $unset: { source: 1 } });
    expect(await seed(tinyContent())).toEqual({ articles: 0, categories: 0, posts: 0 });
    await uploaded(services, form('post', { slug: 'newer' }));
    await change('', 'post.newer');
    expect(await titleAt('posts/newer')).toBe('Post newer');
  });

  it('is emptied on request or after 30 days, and the address is free then', async () => {
    await uploaded(services, form('post', { slug: 'gone' }));
    expect((await call('/purge', 'post.gone')).status).toBe(404);
    await change('', 'post.gone');
    await change('/purge', 'post.gone');
    await uploaded(services, form('post', { slug: 'gone' }, 'Again'));
    expect(await titleAt('posts/gone')).toBe('Again');
    await change('', 'post.gone');
    skew = BIN_DAYS * DAY_MS - 60_000;
    await purge();
    expect((await listed('post.gone')).map(({ daysLeft }) => daysLeft)).toEqual([1]);
    skew += 120_000;
    await Promise.all([purge(), purge()]);
    expect(await listed('post.gone')).toEqual([]);
    expect(await connection.collection('posts').countDocuments({ slug: 'gone' })).toBe(0);
    expect(await connection.collection('textVersions').countDocuments({ textId: 'post.gone' })).toBe(0);
    const changes = await connection
      .collection('changes')
      .find({ textId: 'post.gone', outcome: 'purged' })
      .sort({ _id: 1 })
      .toArray();
    expect(changes.map(({ by }) => by)).toEqual(['admin', 'bin']);
  });

  it('is changed once when calls are concurrent', async () => {
    await uploaded(services, form('post', { slug: 'once' }));
    const answers = await Promise.all([call('', 'post.once'), call('', 'post.once'), call('', 'post.once')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await listed('post.once')).toHaveLength(1);
  });
});
