import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changeDifferenceResponse,
  historyResponse,
  textHistoryResponse,
  undoResponse,
} from '@mockingbird/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ContentSeedService } from '../../src/content/seed/content-seed.service.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { post, tinyContent } from '../support/entries.js';
import { startApp, type TestApp } from '../support/harness.js';
import { uploaded } from './upload-form.js';

const richText = (body: string) => [{ kind: 'richText', body }];

describe('the difference of a change of a text', () => {
  let database: TestDatabase;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    await seed(tinyContent());
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  const seed = (bank: ReturnType<typeof tinyContent>) =>
    services.app.nest.get(ContentSeedService, { strict: false }).seed(bank);
  /** @returns the id of the change */
  const change = async (slug: string, details: object, fields: object = {}) => {
    const form = { uploadType: 'post', slug, ...fields, details: JSON.stringify(details) };
    return (await uploaded(services, { fields: form })).id ?? '';
  };
  const differenceOf = async (id: string) => {
    const answer = await services.call(`/api/upload/history/${id}`, { as: 'admin' });
    return changeDifferenceResponse.parse(answer.json()).data;
  };
  const undo = async (id: string) => {
    const answer = await services.call(`/api/upload/history/${id}/undo`, { as: 'admin', method: 'POST' });
    return undoResponse.parse(answer.json()).data.id;
  };

  it('has each field before and after, also when later ones came', async () => {
    const created = await change('fields', { title: 'One', blocks: richText('Hello') });
    const second = await change('fields', { title: 'Two', blocks: richText('Hello you'), tags: ['a'] });
    const third = await change('fields', { title: 'Three', tags: null });
    expect(await differenceOf(second)).toMatchObject({
      entry: { textId: 'post.fields', undoable: false },
      fields: [
        { field: 'title', change: 'changed', before: 'One', after: 'Two' },
        { field: 'tags', change: 'added', after: ['a'] },
        { field: 'blocks', change: 'changed', before: richText('Hello'), after: richText('Hello you') },
      ],
    });
    expect(await differenceOf(third)).toMatchObject({
      entry: { undoable: true },
      fields: [
        { field: 'title', change: 'changed', before: 'Two', after: 'Three' },
        { field: 'tags', change: 'removed', before: ['a'] },
      ],
    });
    const { fields = [] } = await differenceOf(created);
    expect(new Set(fields.map((field) => field.change))).toEqual(new Set(['added']));
    expect(fields).toContainEqual({ field: 'title', change: 'added', after: 'One' });
  });

  it('is summed up in the history by the title and the names of the fields', async () => {
    await change('summed', { title: 'One', blocks: richText('Hello') });
    await change('summed', { title: 'Two', blocks: richText('Hello you') });
    const answer = await services.call('/api/upload/history?type=post&seeded=0&limit=2', { as: 'admin' });
    const { data } = historyResponse.parse(answer.json());
    expect(data.map(({ title, changedFields }) => [title, changedFields])).toEqual([
      ['Two', ['title', 'blocks']],
      ['Two', undefined],
    ]);
  });

  it('of a publication, of taking back and of their undo is the visibility', async () => {
    await change('seen', { title: 'Seen', blocks: richText('Hello') });
    const published = await change('seen', {}, { hidden: 'false' });
    const takenBack = await change('seen', {}, { hidden: 'true' });
    const undone = await undo(takenBack);
    const visibility = (before: boolean, after: boolean) => ({
      fields: [{ field: 'hidden', change: 'changed', before, after }],
    });
    expect(await differenceOf(published)).toMatchObject(visibility(true, false));
    expect(await differenceOf(takenBack)).toMatchObject(visibility(false, true));
    expect(await differenceOf(undone)).toMatchObject({
      entry: { undoable: true },
      ...visibility(true, false),
    });
    expect((await services.call('/api/articles/posts/seen')).status).toBe(200);
  });

  it('of the undo of a new text is that it became a draft', async () => {
    const created = await change('new', { title: 'New', blocks: richText('Hello') }, { hidden: 'false' });
    const undone = await undo(created);
    expect((await differenceOf(undone)).fields).toEqual([
      { field: 'hidden', change: 'changed', before: false, after: true },
    ]);
  });

  it('of an undo shows no later release of a shipped text', async () => {
    const edited = await change('older', { excerpt: 'By the editor' });
    const undone = await undo(edited);
    const release = {
      ...tinyContent(),
      posts: [post('older', { publicationDate: '2025-12-01', excerpt: 'Later' })],
    };
    await seed(release);
    expect((await differenceOf(undone)).fields).toEqual([
      { field: 'excerpt', change: 'changed', before: 'By the editor', after: 'About older.' },
    ]);
  });

  it('says when the earlier state is no longer stored', async () => {
    await change('gone', { title: 'One', blocks: richText('Hello') });
    const second = await change('gone', { title: 'Two' });
    await services.app.nest
      .get<Connection>(getConnectionToken())
      .collection<{ _id: string }>('textVersions')
      .deleteOne({ _id: second });
    expect(await differenceOf(second)).toMatchObject({ missing: 'fields' });
    const answer = await services.call('/api/upload/texts/post.gone/history', { as: 'admin' });
    expect(textHistoryResponse.parse(answer.json()).data).toHaveLength(2);
  });
});
