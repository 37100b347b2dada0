import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  binChangeResponse,
  binResponse,
  changeDifferenceResponse,
  historyResponse,
  postListResponse,
  storedTextResponse,
  textHistoryResponse,
} from '@mockingbird/contracts';
import mongoose, { type Connection } from 'mongoose';
import { DAY_MS } from '../../src/common/day.js';
import { ArticleRepository } from '../../src/content/articles/article.repository.js';
import { PostsRepository } from '../../src/content/posts/posts.repository.js';
import { ContentSeedService } from '../../src/content/seed/content-seed.service.js';
import { TextBinService } from '../../src/content/texts/text-bin.service.js';
import { TextStoreService } from '../../src/content/texts/text-store.service.js';
import { PurgeService } from '../../src/exam/bin/purge.service.js';
import { BIN_DAYS } from '../../src/exam/limits.js';
import { examFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { article, post, tinyContent } from '../support/entries.js';
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
  const statusOf = async (path: string) => (await services.call(path, { now: now() })).status;
  const outcomes = async (textId: string) => {
    const answer = await services.call(`/api/upload/texts/${textId}/history`, { as: 'admin', now: now() });
    const { data } = textHistoryResponse.parse(answer.json());
    return data.map(({ type, outcome, by, undoable }) => [type, outcome, by, undoable]);
  };

  const differenceOf = async (textId: string, outcome: string) => {
    const entry = await connection.collection('changes').find({ textId, outcome }).sort({ _id: -1 }).next();
    const path = `/api/upload/history/${String(entry?._id)}`;
    return changeDifferenceResponse.parse((await services.call(path, { as: 'admin', now: now() })).json())
      .data;
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
    expect(await statusOf('/api/articles/categories/E_1/signs/mine')).toBe(200);
    await change('', 'article.e-1.signs.mine');
    expect(await statusOf('/api/articles/categories/E_1/signs/mine')).toBe(404);
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

  it('leaves the text at the address and its undo alone when a replaced one is removed for good', async () => {
    await seed({ ...tinyContent(), posts: [post('edited')] });
    await uploaded(services, form('post', { slug: 'edited' }, 'Secret words'));
    await change('', 'post.edited');
    await uploaded(services, form('post', { slug: 'edited' }, 'Second'));
    const last = () => connection.collection('posts').findOne({ slug: 'edited' });
    const before = await last();
    const edit = String(before?.['change']);
    await change('/purge', 'post.edited');
    const after = await last();
    expect(before).toEqual({ ...after, binned: expect.anything() });
    expect(await outcomes('post.edited')).toEqual([
      ['bin', 'purged', 'admin', false],
      ['post', 'replaced', 'ada', true],
      ['bin', 'deleted', 'admin', false],
      ['post', 'replaced', 'ada', false],
    ]);
    const versions = await connection.collection('textVersions').find({ textId: 'post.edited' }).toArray();
    expect(JSON.stringify(versions)).not.toContain('Secret words');
    // The history says that the earlier state of the deletion is gone; that of the edit is there.
    expect(await differenceOf('post.edited', 'deleted')).toMatchObject({ missing: 'fields' });
    const { fields } = await differenceOf('post.edited', 'replaced');
    expect(fields?.map(({ field }) => field)).toContain('title');
    await services.call(`/api/upload/history/${edit}/undo`, { as: 'admin', method: 'POST', now: now() });
    expect(await titleAt('posts/edited')).toBe('Post edited');
    // The removal between the edit and its undo is no state of the text.
    expect((await differenceOf('post.edited', 'replaced')).fields).toEqual(fields);
  });

  it('finishes the removal of a replaced text after a crash, with one entry', async () => {
    await connection.collection('changes').deleteMany({ textId: 'post.edited' });
    await uploaded(services, form('post', { slug: 'edited' }));
    await change('', 'post.edited');
    const bin = services.app.nest.get(TextBinService, { strict: false });
    const store = services.app.nest.get(TextStoreService, { strict: false });
    const record = await bin.find('post.edited');
    if (record === null) throw new Error('It is not in the bin.');
    const entry = await store.markBinned(record, { by: 'admin' });
    expect(await listed('post.edited')).toEqual([]);
    expect((await call('/restore', 'post.edited')).status).toBe(404);
    // What was read before is not written: it would bring the deleted text back.
    expect(await store.save(record, record, { by: 'ada' }, { type: 'post', outcome: 'replaced' })).toBe(
      undefined,
    );
    const later = { textId: 'post.edited', _id: { $gt: entry?._id ?? '' } };
    expect(await connection.collection<{ _id: string }>('textVersions').countDocuments(later)).toBe(0);
    await Promise.all([purge(), purge()]);
    const entries = connection.collection('changes').find({ outcome: 'purged', textId: 'post.edited' });
    expect((await entries.toArray()).map(({ _id }) => String(_id))).toEqual([entry?._id]);
    expect(await connection.collection('posts').findOne({ slug: 'edited' })).not.toHaveProperty('binned');
  });

  it('shows a text that first shipped while its address was in the bin', async () => {
    await uploaded(services, form('post', { slug: 'taken' }));
    await uploaded(services, form('article', { examId: 'E_1', categorySlug: 'signs', slug: 'taken' }));
    await change('', 'post.taken');
    await change('', 'article.e-1.signs.taken');
    const content = tinyContent();
    const bank = { ...content, articles: [article('E_1', 'signs', 'taken')], posts: [post('taken')] };
    await seed(bank);
    expect(await titleAt('posts/taken')).toBe(404);
    expect(await change('/purge', 'post.taken')).toBe(
      '“Mine” is deleted for good. Readers see the text that ships with the product.',
    );
    expect(await titleAt('posts/taken')).toBe('Post taken');
    expect(await connection.collection('textVersions').countDocuments({ textId: 'post.taken' })).toBe(0);
    skew = BIN_DAYS * DAY_MS + 60_000;
    await purge();
    const shown = await services.call('/api/articles/categories/E_1/signs/taken', { now: now() });
    expect([shown.status, JSON.parse(shown.text)]).toMatchObject([200, { data: { title: 'Post taken' } }]);
    // It is as it ships: a newer version replaces it.
    await seed({ ...bank, posts: [post('taken', { title: 'Newer words' })] });
    expect(await titleAt('posts/taken')).toBe('Newer words');
  });

  it('leaves the versions of a text that is not being removed', async () => {
    await uploaded(services, form('post', { slug: 'stays' }));
    const store = services.app.nest.get(TextStoreService, { strict: false });
    const record = await store.find({ kind: 'post', slug: 'stays' });
    if (record === null) throw new Error('There is no such post.');
    await store.remove(record, record.change ?? '', undefined);
    expect(await titleAt('posts/stays')).toBe('Mine');
    expect(await connection.collection('textVersions').countDocuments({ textId: 'post.stays' })).toBe(1);
  });

  it('has titles and differences in the history, and no undo', async () => {
    await uploaded(services, form('post', { slug: 'noted' }));
    await change('', 'post.noted');
    const answer = await services.call('/api/upload/history?seeded=0&limit=2', { as: 'admin', now: now() });
    const { data } = historyResponse.parse(answer.json());
    expect(data.map(({ title, outcome, undoable }) => [title, outcome, undoable])).toEqual([
      ['Mine', 'deleted', false],
      ['Mine', 'created', false],
    ]);
    expect((await differenceOf('post.noted', 'created')).fields).toContainEqual({
      field: 'title',
      change: 'added',
      after: 'Mine',
    });
    expect(await differenceOf('post.noted', 'deleted')).toMatchObject({ fields: [] });
    const undo = `/api/upload/history/${data[1]?.id}/undo`;
    expect((await services.call(undo, { as: 'admin', method: 'POST', now: now() })).status).toBe(409);
  });

  it('is not read for readers', async () => {
    const signs = { examId: 'E_1', categorySlug: 'signs', slug: 'shapes' };
    const bank = { ...tinyContent(), posts: [post('read')] };
    await seed(bank);
    await uploaded(services, form('post', { slug: 'read' }));
    await uploaded(services, form('article', signs));
    await change('', 'post.read');
    await change('', 'article.e-1.signs.shapes');
    const posts = services.app.nest.get(PostsRepository, { strict: false });
    const articles = services.app.nest.get(ArticleRepository, { strict: false });
    const isRead = (text: object | null | undefined) =>
      text && ['binned', 'unrecorded'].some((name) => name in text);
    const [stored, inList] = [await posts.findStored('read'), await posts.listStored()];
    expect(isRead(stored)).toBe(true);
    expect(isRead(await posts.find('read'))).toBe(false);
    expect((await posts.list()).some(isRead)).toBe(false);
    expect(isRead(await articles.find('e-1.signs', 'shapes'))).toBe(false);
    expect((await articles.listByCategory('e-1.signs')).some(isRead)).toBe(false);
    const pictures = [...inList, ...(await articles.listStored())].map(({ binned }) => binned?.text.cover);
    expect(stored?.binned?.text.cover).toBeDefined();
    expect(pictures.filter(Boolean)).toEqual([]);
  });

  it('is changed once when calls are concurrent', async () => {
    await uploaded(services, form('post', { slug: 'once' }));
    const answers = await Promise.all([call('', 'post.once'), call('', 'post.once'), call('', 'post.once')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await listed('post.once')).toHaveLength(1);
  });
});
