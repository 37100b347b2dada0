import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postListResponse, postResponse } from '@mockingbird/contracts';
import { PostStoreService } from '../../src/content/posts/post-store.service.js';
import { ContentSeedService } from '../../src/content/seed/content-seed.service.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { post, tinyContent } from '../support/entries.js';
import { startApp, type TestApp } from '../support/harness.js';

describe('the blog from our own database', () => {
  let database: TestDatabase;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    await services.app.nest.get(ContentSeedService, { strict: false }).seed(tinyContent());
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  it('lists every post, the newest first, without blocks', async () => {
    const answer = await services.call('/api/articles/posts');
    const { data } = postListResponse.parse(answer.json());
    expect(data.map(({ slug }) => slug)).toEqual(['newer', 'plain', 'older']);
    const { blocks: _, ...summary } = post('older', { publicationDate: '2025-12-01' });
    expect(data[2]).toEqual(summary);
    expect(answer.json()).toEqual({ data });
  });

  it('answers a post as a list of one, with its rich text as HTML', async () => {
    const { data } = postResponse.parse((await services.call('/api/articles/posts/newer')).json());
    const { blocks: _, ...fields } = post('newer', { publicationDate: '2026-02-01T08:00:00Z' });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject(fields);
    expect(data[0]?.blocks.map(({ kind }) => kind)).toEqual(['richText', 'media', 'quote', 'richText']);
    expect(data[0]?.blocks[0]).toMatchObject({ html: expect.stringContaining('<mfrac>') });
  });

  it('answers a post with the least that a post has', async () => {
    const answer = await services.call('/api/articles/posts/plain');
    expect(answer.json()).toEqual({
      data: [
        {
          title: 'Post plain',
          slug: 'plain',
          excerpt: 'About plain.',
          publicationDate: '2026-01-15',
          readingTime: 3,
          blocks: [],
        },
      ],
    });
  });

  it.each(['nothing', 'NEWER', '%24ne', '__proto__'])('answers 404 for the post %s', async (slug) => {
    const answer = await services.call(`/api/articles/posts/${slug}`);
    expect([answer.status, answer.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'MB-1003', detail: 'Post not found' }),
    ]);
  });

  it('answers 400 for a name that is too long', async () => {
    const answer = await services.call(`/api/articles/posts/${'x'.repeat(201)}`);
    expect([answer.status, answer.json()]).toEqual([
      400,
      expect.objectContaining({ errors: [{ path: '/slug', message: expect.any(String) }] }),
    ]);
  });

  it.each(['/api/articles/posts', '/api/articles/posts/newer'])(
    'answers 304 for %s when nothing changed, and 401 unsigned',
    async (path) => {
      const etag = (await services.call(path)).headers.get('etag') ?? '';
      const again = await services.call(path, { headers: { 'if-none-match': etag } });
      expect([again.status, again.text]).toEqual([304, '']);
      expect((await fetch(services.url + path)).status).toBe(401);
    },
  );

  it('serves a new post immediately', async () => {
    await services.call('/api/articles/posts');
    const store = services.app.nest.get(PostStoreService, { strict: false });
    await store.save(post('newest', { publicationDate: '2026-03-01' }));
    const { data } = postListResponse.parse((await services.call('/api/articles/posts')).json());
    expect(data[0]?.slug).toBe('newest');
  });
});
