import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mediaListResponse, postListResponse } from '@mockingbird/contracts';
import sharp from 'sharp';
import { MediaService } from '../../src/media/media.service.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { bareEntry } from './strapi-recordings.js';
import { entries, hanging, startStrapi, type StrapiServer } from './strapi-server.js';

/** Entries on one page of Strapi. */
const PAGE = 10;
const pathOf = (number: number) => `/uploads/cover_${number}.png`;
const entryWithCover = (number: number) =>
  bareEntry(number, { cover: { url: pathOf(number), alternativeText: `Cover ${number}` } });

describe('pictures of Strapi', () => {
  let database: TestDatabase;
  let strapi: StrapiServer;
  const running: TestApp[] = [];
  const start = async () => {
    const services = await startApp({
      mongodbUri: database.uri,
      strapi: { url: strapi.url, collection: 'posts', mediaOrigin: strapi.url },
    });
    running.push(services);
    return services;
  };
  beforeAll(async () => {
    database = await startDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    strapi = await startStrapi();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((services) => services.close()));
    await strapi.close();
  });

  const makePicture = (background: string) =>
    sharp({ create: { width: 900, height: 90, channels: 3, background } })
      .png()
      .toBuffer();
  const covers = async (services: TestApp) => {
    const answer = await services.call('/api/articles/posts');
    expect(answer.status).toBe(200);
    return postListResponse.parse(answer.json()).data.flatMap(({ cover }) => cover ?? []);
  };
  /** @returns the number of requests of pictures */
  const fetched = () => strapi.requests.filter(({ url }) => url.pathname.startsWith('/uploads/')).length;
  const answerWith = (list: readonly unknown[], picture: Buffer | undefined) => {
    const page = entries(list, PAGE);
    strapi.answer((request, response, url) => {
      if (!url.pathname.startsWith('/uploads/')) page(request, response, url);
      else if (picture === undefined) hanging(request, response, url);
      else response.end(picture);
    });
  };

  it('have one time limit for a load of many pages, and do not end it', async () => {
    // Each page has more pictures that never come than one round fetches.
    const list = Array.from({ length: 3 * PAGE }, (_, number) => entryWithCover(number));
    answerWith(list, undefined);
    const services = await start();
    const answer = await services.call('/api/articles/posts');
    expect(answer.status).toBe(200);
    expect(postListResponse.parse(answer.json()).data).toHaveLength(3 * PAGE);
    const kinds = strapi.requests.map(({ url }) => url.pathname.startsWith('/uploads/'));
    expect(kinds.slice(0, 4)).toEqual([false, false, false, true]);
  }, 30_000);

  it('are not fetched again after a restart', async () => {
    answerWith([entryWithCover(1), entryWithCover(2)], await makePicture('#0c0'));
    const first = await covers(await start());
    expect([first.length, fetched()]).toEqual([2, 2]);
    expect(await covers(await start())).toEqual(first);
    expect(fetched()).toBe(2);
  });

  it('leave the words of an editor who uploaded the same picture', async () => {
    const bytes = await makePicture('#00c');
    const services = await start();
    const media = services.app.nest.get(MediaService, { strict: false });
    const before = await media.add({ bytes, name: 'mine.png', alternativeText: 'A blue field' }, 'ada');
    answerWith([entryWithCover(3)], bytes);
    expect(await covers(services)).toEqual([{ url: before.url, alternativeText: 'Cover 3' }]);
    const answer = await services.call('/api/upload/media?q=blue', { as: 'admin' });
    expect(mediaListResponse.parse(answer.json()).data).toEqual([before]);
  });
});
