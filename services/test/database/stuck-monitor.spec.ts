import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type mongoose from 'mongoose';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { readableLog, startApp, type TestApp } from '../support/harness.js';
import { until } from '../support/until.js';
import { type CutLine, startCutLine } from './cutting-proxy.js';

/** A connection of the driver, as far as this test uses it. */
interface DriverConnection {
  command: (...all: unknown[]) => Promise<unknown>;
  destroy: () => void;
}

/** The driver's monitor of the only server. Its types are internal to the driver. */
function monitorOf(connection: mongoose.Connection): { connection: DriverConnection | null } {
  const topology: unknown = Reflect.get(connection.getClient(), 'topology');
  const { servers } = Reflect.get(Object(topology), 's') as { servers: Map<string, object> };
  return Reflect.get([...servers.values()][0] ?? {}, 'monitor');
}

describe('the driver’s monitor of the database', () => {
  let database: TestDatabase;
  let line: CutLine;
  let services: TestApp;
  const { log, text } = readableLog();

  beforeAll(async () => {
    database = await startDatabase();
    line = await startCutLine(database.uri);
    services = await startApp({ mongodbUri: line.uri }, { log });
  });
  afterAll(async () => {
    await services.close();
    await line.close();
    await database.close();
  });

  it('is replaced when it waits for ever, so that the services recover', async () => {
    const status = async () => (await services.call('/api/exams/allexams')).status;
    await until(async () => (await status()) === 200);
    const connection = services.app.nest.get<mongoose.Connection>(getConnectionToken(), { strict: false });
    const monitor = monitorOf(connection);
    await until(() => monitor.connection !== null);
    const monitored = monitor.connection;
    if (monitored === null) throw new Error('The driver does not monitor the database');
    // The connection ends after the driver has looked at it, and before it writes: it then waits for an event that never comes.
    const isStuck = new Promise<void>((stuck) => {
      const command = monitored.command.bind(monitored);
      monitored.command = (...all) => {
        const answer = command(...all);
        monitored.destroy();
        stuck();
        return answer;
      };
    });
    await isStuck;
    line.cutAt('find');
    await until(async () => (await status()) === 503);
    line.cutAt();
    await until(async () => (await status()) === 200);
    expect(text()).toContain('database_monitor_stuck');
  }, 60_000);
});
