import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  draftResponse,
  historyResponse,
  postListResponse,
  storedTextResponse,
  textCategoriesResponse,
  textHistoryResponse,
  textLinkResponse,
  textListResponse,
} from '@mockingbird/contracts';
import { ContentSeedService } from '../../src/content/seed/content-seed.service.js';
import { DraftLinksService } from '../../src/content/texts/draft-links.service.js';
import { TextScheduleService } from '../../src/content/texts/text-schedule.service.js';
import { PictureCheckService } from '../../src/media/picture-check/picture-check.service.js';
import { examFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { article, post, tinyContent } from '../support/entries.js';
import { startApp, type TestApp } from '../support/harness.js';
import { dump, formOf, sendAsAdmin, upload, uploaded } from './upload-form.js';

const richText = (body: string) => [{ kind: 'richText', body }];

describe('articles and posts by upload', () => {
  let database: TestDatabase;
  let services: TestApp;
  /** How far the clock of the services is ahead, in milliseconds: less than signatures allow. */
  let ahead = 0;
  const draft = (uploadType: string, fields: Record<string, unknown>, details: object = {}) => ({
    fields: { uploadType, ...fields, details: JSON.stringify(details) },
  });
  const postDraft = (slug: string, details: object = {}, fields: Record<string, unknown> = {}) =>
    draft('post', { slug, ...fields }, { title: 'A post', blocks: richText('Hello $x^2$'), ...details });
  const read = async (path: string) => services.call(path);
  const readAsAdmin = async (path: string) => services.call(path, { as: 'admin' });
  const slugs = async () =>
    postListResponse.parse((await read('/api/articles/posts')).json()).data.map(({ slug }) => slug);
  const seed = () => services.app.nest.get(ContentSeedService, { strict: false });
  const undo = async (id: string) =>
    sendAsAdmin(services, `/api/upload/history/${id}/undo`, '{}', {
      headers: { 'content-type': 'application/json' },
    });

  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri }, { clock: () => Date.now() + ahead });
    await uploaded(services, { fields: { uploadType: 'exam', ...examFields('E_1') } });
    await seed().seed(tinyContent());
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  it('shows a new post only after it is published, with its date and reading time', async () => {
    const result = await uploaded(services, postDraft('first-steps'));
    expect(result).toMatchObject({ type: 'post', outcome: 'stored', message: 'Post first-steps stored.' });
    expect((await read('/api/articles/posts/first-steps')).status).toBe(404);
    expect(await slugs()).not.toContain('first-steps');
    const shown = await uploaded(services, draft('post', { slug: 'first-steps', hidden: 'false' }));
    expect(shown.changes).toEqual([{ field: 'hidden', change: 'changed', before: true, after: false }]);
    expect(await slugs()).toContain('first-steps');
    expect((await read('/api/articles/posts/first-steps')).json()).toMatchObject({
      data: [
        {
          title: 'A post',
          readingTime: 1,
          publicationDate: new Date().toISOString().slice(0, 10),
          blocks: [{ html: expect.stringContaining('<msup>') }],
        },
      ],
    });
  });

  it('checks without storing, and returns what readers will see', async () => {
    const checked = await uploaded(services, {
      ...postDraft('only-checked', { sources: [{ title: 'The law', address: 'https://law.example/a(1)' }] }),
      query: '?dryRun=1',
    });
    expect(checked).toMatchObject({ dryRun: true, revision: '' });
    expect(checked.preview?.blocks).toHaveLength(2);
    expect(JSON.stringify(checked.preview?.blocks)).toContain('href=\\"https://law.example/a(1)\\"');
    expect((await readAsAdmin('/api/upload/texts/post.only-checked')).status).toBe(404);
  });

  it('keeps fields that are not sent, removes with null, and rejects a stale base', async () => {
    await uploaded(services, postDraft('stored', { excerpt: 'Short', tags: ['one', 'two'] }));
    const path = '/api/upload/texts/post.stored';
    const { revision } = storedTextResponse.parse((await readAsAdmin(path)).json()).data;
    await uploaded(
      services,
      draft('post', { slug: 'stored', basedOn: revision }, { title: 'New', tags: null }),
    );
    const { text } = storedTextResponse.parse((await readAsAdmin(path)).json()).data;
    expect(text).toMatchObject({ title: 'New', excerpt: 'Short' });
    expect(text.tags).toBeUndefined();
    const stale = await upload(
      services,
      draft('post', { slug: 'stored', basedOn: revision }, { title: 'X' }),
    );
    expect([stale.status, stale.json['errors']]).toEqual([
      409,
      [{ path: '/basedOn', message: 'Was changed since' }],
    ]);
  });

  it('lists every issue with its path', async () => {
    const answer = await upload(services, {
      fields: {
        uploadType: 'article',
        slug: 'Not A Slug',
        examId: 'E_1',
        categorySlug: 'signs',
        other: 'x',
      },
    });
    expect(answer.json['errors']).toEqual([
      { path: '/other', message: 'Is not part of an upload of the type article' },
      { path: '/slug', message: 'Expected lower-case words and hyphens' },
    ]);
    const fields = { slug: 'a', examId: 'E_1', categorySlug: 'unknown' };
    const second = await upload(
      services,
      draft('article', fields, { title: ' ', publishedAt: 'soon', cover: { url: 'javascript:1' } }),
    );
    expect(second.status).toBe(400);
    expect(JSON.stringify(second.json['errors'])).toContain('/details/title');
    expect(JSON.stringify(second.json['errors'])).toContain('/details/publishedAt');
    expect(JSON.stringify(second.json['errors'])).toContain('/details/cover/url');
    expect(JSON.stringify(second.json['errors'])).toContain('/categorySlug');
    const third = await upload(services, draft('post', { slug: 'a' }, { title: 'T', html: '<b>' }));
    expect(third.json['errors']).toEqual([{ path: '/details/html', message: 'Unknown field' }]);
  });

  it('stores an article in a category, also in a new one', async () => {
    const address = { examId: 'e-1', categorySlug: 'signs', slug: 'at-night', hidden: 'false' };
    await uploaded(services, draft('article', address, { title: 'At night', blocks: richText('Dark.') }));
    const answer = await read('/api/articles/categories/e-1/signs/at-night');
    expect(answer.json()).toMatchObject({ data: { title: 'At night', examId: 'E_1' } });
    await uploaded(
      services,
      draft('article', { ...address, categorySlug: 'fines', categoryTitle: 'Fines' }, { title: 'Too fast' }),
    );
    const categories = textCategoriesResponse.parse(
      (await readAsAdmin('/api/upload/texts/categories')).json(),
    );
    expect(categories.data).toContainEqual(expect.objectContaining({ slug: 'fines', title: 'Fines' }));
  });

  it('shows a scheduled text not before its time, and then without a restart', async () => {
    const publishedAt = new Date(Date.now() + 150_000).toISOString();
    await uploaded(services, postDraft('tomorrow', { publishedAt }, { hidden: 'false' }));
    expect(await slugs()).not.toContain('tomorrow');
    expect((await read('/api/articles/posts/tomorrow')).status).toBe(404);
    const list = textListResponse.parse((await readAsAdmin('/api/upload/texts?state=scheduled')).json());
    expect(list.data.map(({ id }) => id)).toEqual(['post.tomorrow']);
    ahead = 160_000;
    await services.app.nest.get(TextScheduleService, { strict: false }).check();
    expect(await slugs()).toContain('tomorrow');
  });

  it('takes changes back, step by step, and names them in the history', async () => {
    const first = await uploaded(services, postDraft('undone', { title: 'One' }, { hidden: 'false' }));
    const second = await uploaded(services, draft('post', { slug: 'undone' }, { title: 'Two' }));
    const all = historyResponse.parse((await readAsAdmin('/api/upload/history')).json()).data;
    expect(all[0]).toMatchObject({ id: second.id, type: 'post', outcome: 'replaced', by: 'ada' });
    expect(all[0]).toMatchObject({ textId: 'post.undone', undoable: true });
    expect((await undo(first.id ?? '')).status).toBe(409);
    expect((await undo(second.id ?? '')).status).toBe(200);
    const title = async () =>
      storedTextResponse.parse((await readAsAdmin('/api/upload/texts/post.undone')).json()).data.text.title;
    expect(await title()).toBe('One');
    const path = '/api/upload/texts/post.undone/history';
    const { data } = textHistoryResponse.parse((await readAsAdmin(path)).json());
    expect(data.map(({ outcome, undoable }) => [outcome, undoable])).toEqual([
      ['undone', true],
      ['replaced', false],
      ['created', false],
    ]);
    await undo(data[0]?.id ?? '');
    expect(await title()).toBe('Two');
  });

  it('hides a text that an undo found to be new', async () => {
    const { id = '' } = await uploaded(services, postDraft('new-one', {}, { hidden: 'false' }));
    expect((await undo(id)).json).toMatchObject({ data: { message: expect.stringContaining('draft') } });
    expect(await slugs()).not.toContain('new-one');
  });

  it('does not let the seed overwrite or restore what an editor changed', async () => {
    const changed = await uploaded(services, draft('post', { slug: 'older' }, { title: 'By the editor' }));
    await uploaded(services, draft('post', { slug: 'plain', hidden: 'true' }));
    const bank = tinyContent();
    const next = { ...bank, posts: bank.posts.map((entry) => ({ ...entry, excerpt: 'A newer version' })) };
    expect(await seed().seed(next)).toMatchObject({ posts: 1 });
    expect((await read('/api/articles/posts/older')).json()).toMatchObject({
      data: [{ title: 'By the editor', excerpt: 'About older.' }],
    });
    expect((await read('/api/articles/posts/plain')).status).toBe(404);
    await undo(changed.id ?? '');
    const last = { ...bank, posts: [post('older', { publicationDate: '2025-12-01', excerpt: 'The last' })] };
    // The version between was skipped: the seed recorded it as if an editor had refused it.
    expect(await seed().seed(last)).toMatchObject({ posts: 0 });
  });

  it('treats an article as it ships like a shipped post', async () => {
    await uploaded(
      services,
      draft('article', { examId: 'E_1', categorySlug: 'signs', slug: 'words' }, { title: 'Edited' }),
    );
    const bank = tinyContent();
    const articles = [article('E_1', 'signs', 'words', { order: 3, title: 'Shipped later' })];
    await seed().seed({ ...bank, articles });
    expect((await read('/api/articles/categories/e-1/signs/words')).json()).toMatchObject({
      data: { title: 'Edited' },
    });
  });

  it('lists texts by kind, state and words', async () => {
    const list = async (query: string) =>
      textListResponse
        .parse((await readAsAdmin(`/api/upload/texts${query}`)).json())
        .data.map(({ id, state }) => `${id} ${state}`);
    expect(await list('?kind=article&q=NIGHT%20signs')).toEqual(['article.e-1.signs.at-night published']);
    expect(await list('?state=draft&q=plain')).toEqual(['post.plain draft']);
    expect((await read('/api/upload/texts')).status).toBe(401);
  });

  it('opens pictures of other sites for the author only, not for each view of a proposal', async () => {
    const check = services.app.nest.get(PictureCheckService, { strict: false });
    const findDead = jest.spyOn(check, 'findDead');
    const form = postDraft('opened', { cover: { url: 'https://pictures.example/a.png' } });
    expect((await upload(services, { ...form, query: '?dryRun=1' })).status).toBe(200);
    expect((await sendAsAdmin(services, '/api/upload/proposals', formOf(form))).status).toBe(201);
    const [author, ...others] = findDead.mock.calls.map(([, opensSites]) => opensSites);
    findDead.mockRestore();
    expect([author, others.length > 0, others.includes(true)]).toEqual([true, true, false]);
  });

  it('warns of pictures that do not exist, and of missing text alternatives, with their places', async () => {
    const dead = `/media/${'0'.repeat(32)}-640.webp`;
    const checked = await uploaded(services, {
      ...postDraft('pictures', {
        cover: { url: dead },
        blocks: [...richText(`![a](${dead}) and ![b](/team.svg)`), { kind: 'media', file: { url: dead } }],
      }),
      query: '?dryRun=1',
    });
    expect(checked.warnings.map(({ path, message }) => `${path} ${message}`)).toEqual([
      '/details/cover Has no alternative text',
      '/details/blocks/1/file Has no alternative text',
      '/details/cover There is no picture at this address',
      '/details/blocks/0 There is no picture at this address',
      '/details/blocks/1 There is no picture at this address',
    ]);
  });

  it('shows a draft to people with its secret link, and changes nothing', async () => {
    const link = async (draftForm: ReturnType<typeof draft>) => {
      const answer = await sendAsAdmin(services, '/api/upload/texts/links', formOf(draftForm));
      return textLinkResponse.parse(answer.json).data;
    };
    const post = await link(draft('post', { slug: 'older' }, { title: 'Not public yet' }));
    const token = post.path.replace('/blog/preview?token=', '');
    const shown = draftResponse.parse((await read(`/api/articles/drafts/${token}`)).json()).data;
    expect(shown).toMatchObject({ kind: 'post', post: { title: 'Not public yet', excerpt: 'About older.' } });
    expect((await read(`/api/articles/drafts/${token}`)).headers.get('cache-control')).toBe('no-store');
    expect((await read('/api/articles/posts/older')).text).not.toContain('Not public yet');
    const address = { examId: 'E_1', categorySlug: 'signs', slug: 'brand-new' };
    const article = await link(draft('article', address, { title: 'Draft', blocks: richText('$x$') }));
    const path = `/api/articles/drafts/${article.path.replace('/articles/preview?token=', '')}`;
    expect((await read(path)).json()).toMatchObject({
      data: { kind: 'article', article: { data: { examKey: 'e-1' }, meta: { category: { slug: 'signs' } } } },
    });
    expect((await read(`/api/articles/drafts/${'A'.repeat(43)}`)).status).toBe(404);
    expect((await read('/api/articles/drafts/short')).status).toBe(400);
    expect(await dump(database.uri)).not.toContain(token);
  });

  it('forgets a secret link after seven days', async () => {
    const answer = await sendAsAdmin(
      services,
      '/api/upload/texts/links',
      formOf(draft('post', { slug: 'older' })),
    );
    const { path, expires } = textLinkResponse.parse(answer.json).data;
    expect(Date.parse(expires) - Date.now() - ahead).toBeGreaterThan(6.9 * 86_400_000);
    const links = services.app.nest.get(DraftLinksService, { strict: false });
    const token = path.replace('/blog/preview?token=', '');
    expect(await links.find(token)).toBeDefined();
    const before = ahead;
    ahead += 7 * 86_400_000;
    expect(await links.find(token)).toBeUndefined();
    ahead = before;
  });
});
