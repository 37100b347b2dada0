import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import mongoose, { mongo } from 'mongoose';
import { isDatabaseUnavailable } from '../../src/database/errors.js';
import { DATABASE_SELECTION_MS } from '../../src/database/limits.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields, question, testFields } from '../support/bank.js';
import { type CutLine, startCutLine } from './cutting-proxy.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { sendAsAdmin } from '../upload/upload-form.js';

describe('a write of several documents that the end of the database cuts', () => {
  let database: TestDatabase;
  let line: CutLine;
  let services: TestApp;

  beforeAll(async () => {
    database = await startDatabase();
    line = await startCutLine(database.uri);
    services = await startApp({ mongodbUri: line.uri });
    await services.app.nest.get(PublisherService, { strict: false }).publishExam(examFields('CUT'));
  });
  afterEach(() => line.cutAt());
  afterAll(async () => {
    await services.close();
    await line.close();
    await database.close();
  });

  const load = () =>
    sendAsAdmin(
      services,
      '/api/upload/bulk',
      JSON.stringify({
        tests: [1, 2].map((number) => ({
          ...testFields('CUT', `cut-${number}`),
          title: `Test ${number}`,
          questions: [question({ questionId: 'a' }), question({ questionId: 'b' })],
        })),
      }),
      { headers: { 'content-type': 'application/json' } },
    );

  it('answers 503 and when to try again, and works when tried again', async () => {
    line.cutAt('insert', 'questionSets');
    const { status, headers, json } = await load();
    expect(line.cuts()).toBeGreaterThan(0);
    expect([status, json['code'], headers.get('retry-after')]).toEqual([503, 'MB-1008', '1']);
    line.cutAt();
    expect((await load()).status).toBe(200);
  });

  it('is not said of one that answers late, as on a busy machine', async () => {
    const client = services.app.nest
      .get<mongoose.Connection>(getConnectionToken(), { strict: false })
      .getClient();
    const lost = jest.fn();
    client.on('serverHeartbeatFailed', lost);
    line.hold(true);
    const ready = async () => (await fetch(`${services.url}/health/ready`)).status;
    const heldAt = performance.now();
    // Twice as long as the server selection may take.
    while (performance.now() - heldAt < 2 * DATABASE_SELECTION_MS) expect(await ready()).toBe(200);
    line.hold(false);
    expect((await services.call('/api/exams/allexams')).status).toBe(200);
    expect(lost).not.toHaveBeenCalled();
  });

  it('is distinguished from one that the database rejected', async () => {
    const connection = await mongoose.createConnection(line.uri).asPromise();
    try {
      const documents = () => [{ _id: new mongo.ObjectId() }, { _id: new mongo.ObjectId() }];
      const things = connection.collection('things');
      const [first] = documents();
      const twice = await things.insertMany([{ ...first }, { ...first }]).catch((error: unknown) => error);
      expect(twice).toBeInstanceOf(mongo.MongoBulkWriteError);
      expect(isDatabaseUnavailable(twice)).toBe(false);
      line.cutAt('insert', 'things');
      const cut = await things.insertMany(documents()).catch((error: unknown) => error);
      expect(cut).toBeInstanceOf(mongo.MongoBulkWriteError);
      expect(isDatabaseUnavailable(cut)).toBe(true);
    } finally {
      line.cutAt();
      await connection.close();
    }
  });
});
