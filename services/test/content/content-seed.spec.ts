import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { contentHash } from '../../src/common/canonical-json.js';
import { PostStoreService } from '../../src/content/posts/post-store.service.js';
import { ContentSeedService } from '../../src/content/seed/content-seed.service.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { category, post, tinyContent } from '../support/entries.js';
import { startApp, type TestApp } from '../support/harness.js';

describe('seeding the content that ships', () => {
  let database: TestDatabase;
  let services: TestApp;
  beforeEach(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    await publishExam('E_1');
  });
  afterEach(async () => {
    await services.close();
    await database.close();
  });

  const publishExam = (examId: string) =>
    services.app.nest.get(PublisherService, { strict: false }).publishExam(examFields(examId));
  const seed = (bank = tinyContent()) =>
    services.app.nest.get(ContentSeedService, { strict: false }).seed(bank);
  const posts = () => services.app.nest.get(PostStoreService, { strict: false });
  const collection = (name: string) =>
    services.app.nest.get<Connection>(getConnectionToken()).collection(name);
  const withPost = (changes: Parameters<typeof post>[1]) => {
    const bank = tinyContent();
    return {
      ...bank,
      posts: bank.posts.map((each) => (each.slug === 'older' ? { ...each, ...changes } : each)),
    };
  };

  it('stores it once, and what is about an exam when the exam has come', async () => {
    expect(await seed()).toEqual({ categories: 2, articles: 3, posts: 3 });
    expect(await seed()).toEqual({ categories: 0, articles: 0, posts: 0 });
    await publishExam('E_2');
    expect(await seed()).toEqual({ categories: 1, articles: 1, posts: 0 });
  });

  it('stores a later version of unchanged entries', async () => {
    await seed();
    expect(await seed(withPost({ title: 'Second edition' }))).toMatchObject({ posts: 1 });
    expect(await posts().find('older')).toMatchObject({ title: 'Second edition' });
  });

  it('leaves what somebody changed, through the services or by hand', async () => {
    await seed();
    await collection('posts').updateOne({ slug: 'older' }, { $set: { title: 'Mine' } });
    expect(await seed(withPost({ title: 'Second edition' }))).toMatchObject({ posts: 0 });
    expect(await seed(withPost({ title: 'Third edition' }))).toMatchObject({ posts: 0 });
    expect(await posts().find('older')).toMatchObject({ title: 'Mine' });
  });

  it('leaves what somebody had written before under the same address', async () => {
    await posts().save(post('older', { title: 'Mine' }));
    expect(await seed()).toMatchObject({ posts: 2 });
    expect(await posts().find('older')).toMatchObject({ title: 'Mine' });
  });

  it('leaves away what somebody removed', async () => {
    await seed();
    await collection('articles').deleteOne({ slug: 'shapes' });
    await collection('posts').deleteOne({ slug: 'older' });
    expect(await seed(withPost({ title: 'Second edition' }))).toEqual({
      categories: 0,
      articles: 0,
      posts: 0,
    });
    expect(await posts().find('older')).toBeNull();
  });

  it('knows the categories that it stored before they had kinds, and gives them theirs', async () => {
    await seed();
    const { kind: _, ...before } = category('E_1', 'signs', { order: 2 });
    await collection('articleCategories').updateMany({}, { $unset: { kind: 1 } });
    await collection('seededEntries').updateOne(
      { name: 'category/e-1/signs' },
      { $set: { hash: contentHash(before) } },
    );
    const bank = tinyContent();
    const [signs, ...others] = bank.categories;
    if (signs === undefined) throw new Error('There is a category.');
    expect(await seed({ ...bank, categories: [{ ...signs, kind: 'tips' }, ...others] })).toMatchObject({
      categories: 1,
    });
    expect(await collection('articleCategories').findOne({ id: 'e-1.signs' })).toMatchObject({
      kind: 'tips',
    });
  });
});
