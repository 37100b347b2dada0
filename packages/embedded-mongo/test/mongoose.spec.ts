import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { Schema, createConnection, type Connection, type Model, type Types } from 'mongoose';
import { startEmbeddedMongo, type EmbeddedMongo } from '../src/index.js';
import { errorOf, temporaryFolder } from './support/server.js';

interface Author {
  email: string;
  name: string;
  logins: number;
  roles: string[];
  address?: { town?: string };
}
interface Post {
  slug: string;
  region: string;
  title: string;
  views: number;
  author?: Types.ObjectId;
  publishedAt?: Date;
}

describe('mongoose', () => {
  let server: EmbeddedMongo;
  let folder: string;
  let connection: Connection;
  let authors: Model<Author>;
  let posts: Model<Post>;

  beforeAll(async () => {
    folder = await temporaryFolder();
    server = await startEmbeddedMongo({ dataDir: folder });
    connection = await createConnection(`${server.uri}mongoose`).asPromise();
    const author = new Schema<Author>(
      {
        email: { type: String, required: true, unique: true },
        name: String,
        logins: { type: Number, default: 0 },
        roles: [String],
        address: { town: String },
      },
      { timestamps: true },
    );
    const post = new Schema<Post>({
      slug: String,
      region: String,
      title: String,
      views: { type: Number, default: 0 },
      author: { type: Schema.Types.ObjectId, ref: 'Author' },
      publishedAt: Date,
    });
    post.index({ slug: 1, region: 1 }, { unique: true });
    authors = connection.model<Author>('Author', author);
    posts = connection.model<Post>('Post', post);
    await Promise.all([authors.init(), posts.init()]);
  });
  afterAll(async () => {
    await connection.close();
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('creates documents with defaults and timestamps, and reads them lean and projected', async () => {
    await authors.create({ email: 'ada@example.org', name: 'Ada', roles: ['admin', 'editor'] });
    const found = await authors.findOne({ email: 'ada@example.org' }).select('name logins -_id').lean();
    expect(found).toEqual({ name: 'Ada', logins: 0 });
    const whole = await authors.findOne({ roles: 'editor' }).lean();
    expect(whole).toMatchObject({ __v: 0, createdAt: expect.any(Date), updatedAt: expect.any(Date) });
  });

  it('reports duplicate keys as with MongoDB', async () => {
    const error = await errorOf(authors.create({ email: 'ada@example.org', name: 'Other' }));
    expect(error).toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'ada@example.org' },
      message:
        'E11000 duplicate key error collection: mongoose.authors index: email_1 dup key: { email: "ada@example.org" }',
    });
  });

  it('keeps compound keys unique', async () => {
    await posts.create({ slug: 'one', region: 'uk', title: 'One' });
    await posts.create({ slug: 'one', region: 'us', title: 'One' });
    const error = await errorOf(posts.create({ slug: 'one', region: 'us', title: 'Again' }));
    expect(error).toMatchObject({
      code: 11000,
      keyPattern: { slug: 1, region: 1 },
      keyValue: { slug: 'one', region: 'us' },
    });
    expect(error['message']).toContain('dup key: { slug: "one", region: "us" }');
  });

  it('inserts or updates with findOneAndUpdate, and sets on insert only what it should', async () => {
    const upsert = async (name: string) =>
      authors.findOneAndUpdate(
        { email: 'bob@example.org' },
        { $set: { name }, $setOnInsert: { roles: ['reader'] }, $inc: { logins: 1 } },
        { upsert: true, returnDocument: 'after', lean: true },
      );
    expect(await upsert('Bob')).toMatchObject({
      email: 'bob@example.org',
      name: 'Bob',
      roles: ['reader'],
      logins: 1,
    });
    await authors.updateOne({ email: 'bob@example.org' }, { $set: { roles: [] } });
    expect(await upsert('Robert')).toMatchObject({ name: 'Robert', roles: [], logins: 2 });
  });

  it('counts with $inc, and says what it matched and changed', async () => {
    const result = await authors.updateOne({ email: 'ada@example.org' }, { $inc: { logins: 5 } });
    expect(result).toMatchObject({ matchedCount: 1, modifiedCount: 1, upsertedCount: 0 });
    const same = await authors.updateOne(
      { email: 'ada@example.org' },
      { $set: { name: 'Ada' } },
      { timestamps: false },
    );
    expect(same).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
    const none = await authors.updateOne({ email: 'unknown@example.org' }, { $inc: { logins: 5 } });
    expect(none).toMatchObject({ matchedCount: 0, modifiedCount: 0 });
  });

  it('never counts twice or loses a count when many add in parallel', async () => {
    await Promise.all(
      Array.from({ length: 50 }, async () =>
        posts.updateOne({ slug: 'hits', region: 'uk' }, { $inc: { views: 1 } }, { upsert: true }),
      ),
    );
    expect(await posts.findOne({ slug: 'hits' }).lean()).toMatchObject({ views: 50 });
    expect(await posts.countDocuments({ slug: 'hits' })).toBe(1);
  });

  it('writes in bulk and reports each kind of write', async () => {
    const result = await posts.bulkWrite([
      { insertOne: { document: { slug: 'bulk', region: 'uk', title: 'Bulk', views: 1 } } },
      { updateOne: { filter: { slug: 'bulk', region: 'uk' }, update: { $inc: { views: 2 } } } },
      {
        updateOne: {
          filter: { slug: 'bulk', region: 'us' },
          update: { $set: { title: 'New' } },
          upsert: true,
        },
      },
      { deleteOne: { filter: { slug: 'bulk', region: 'uk' } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
    expect(await posts.find({ slug: 'bulk' }).distinct('region')).toEqual(['us']);
  });

  it('stops an ordered insertMany at the first error and goes on with an unordered one', async () => {
    const rows = [1, 2, 2, 3].map((number) => ({ slug: `many-${number}`, region: 'uk', title: 'x' }));
    const ordered = await errorOf(posts.insertMany(rows));
    expect(ordered).toMatchObject({ code: 11000 });
    expect(await posts.countDocuments({ slug: /^many-/ })).toBe(2);
    await posts.deleteMany({ slug: /^many-/ });
    await errorOf(posts.insertMany(rows, { ordered: false }));
    expect(await posts.countDocuments({ slug: /^many-/ })).toBe(3);
  });

  it('groups, sorts and limits in an aggregation', async () => {
    await posts.insertMany(
      Array.from({ length: 12 }, (_, index) => ({
        slug: `agg-${index}`,
        region: index % 2 ? 'uk' : 'us',
        title: 'x',
        views: index,
      })),
    );
    const rows = await posts.aggregate([
      { $match: { slug: /^agg-/ } },
      {
        $group: {
          _id: '$region',
          views: { $sum: '$views' },
          most: { $max: '$views' },
          mean: { $avg: '$views' },
        },
      },
      { $sort: { views: -1 } },
      { $limit: 1 },
    ]);
    expect(rows).toEqual([{ _id: 'uk', views: 36, most: 11, mean: 6 }]);
  });

  it('populates references', async () => {
    const ada = await authors.findOne({ email: 'ada@example.org' });
    await posts.updateMany({ slug: 'one' }, { $set: { author: ada?._id } });
    const found = await posts
      .find({ slug: 'one' })
      .populate<{ author: Author }>('author', 'name')
      .sort({ region: 1 });
    expect(found.map((post) => post.author.name)).toEqual(['Ada', 'Ada']);
  });

  it('reads many batches through a cursor', async () => {
    await posts.insertMany(
      Array.from({ length: 450 }, (_, index) => ({
        slug: `cursor-${index}`,
        region: 'uk',
        title: 'x',
        views: index,
      })),
    );
    const seen: number[] = [];
    for await (const post of posts
      .find({ slug: /^cursor-/ })
      .sort({ views: 1 })
      .lean()
      .cursor({ batchSize: 40 }))
      seen.push(post.views);
    expect(seen).toEqual(Array.from({ length: 450 }, (_, index) => index));
  });

  it('saves changed documents, also nested fields and array elements', async () => {
    const ada = await authors.findOne({ email: 'ada@example.org' });
    ada?.roles.push('owner');
    ada?.set('address.town', 'London');
    await ada?.save();
    expect(await authors.findOne({ 'address.town': 'London' }).lean()).toMatchObject({
      roles: ['admin', 'editor', 'owner'],
    });
  });

  it('works in a session, and is refused transactions in MongoDB’s words', async () => {
    const session = await connection.startSession();
    expect(await authors.findOne({ email: 'ada@example.org' }).session(session).lean()).toMatchObject({
      name: 'Ada',
    });
    session.startTransaction();
    const error = await errorOf(authors.create([{ email: 'tx@example.org' }], { session }));
    // The driver wraps the response of every standalone server in its own words.
    expect(error).toMatchObject({ originalError: { code: 20, codeName: 'IllegalOperation' } });
    await session.abortTransaction().catch(() => undefined);
    await session.endSession();
    expect(await authors.countDocuments({ email: 'tx@example.org' })).toBe(0);
  });

  it('deletes and drops', async () => {
    expect(await posts.deleteMany({ slug: /^cursor-/ })).toMatchObject({ deletedCount: 450 });
    expect(await posts.findOneAndDelete({ slug: 'hits' }).lean()).toMatchObject({ views: 50 });
    await connection.dropCollection('posts');
    expect(await posts.estimatedDocumentCount()).toBe(0);
    expect((await connection.listCollections()).map(({ name }) => name)).toEqual(['authors']);
  });
});
