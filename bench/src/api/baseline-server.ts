import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import express from 'express';
import mongoose from 'mongoose';
import * as z from 'zod';
import { listQueries } from './queries.js';

/** Files with the services' recorded responses. */
const environment = z.object({ MONGODB_URI: z.string(), BENCH_ANSWERS: z.string() }).parse(process.env);

/** A minimal express server: for each response one route with fixed bytes, and one with the same database query. */
async function main(): Promise<void> {
  const connection = await mongoose
    .createConnection(environment.MONGODB_URI, { autoIndex: false, autoCreate: false })
    .asPromise();
  const queries = listQueries(connection);
  const app = express();
  app.disable('x-powered-by');
  for (const name of ['allexams', 'exam', 'mocktests', 'questions']) {
    const bytes = await readFile(join(environment.BENCH_ANSWERS, name));
    app.get(`/fixed/${name}`, (_request, response) => void response.type('json').send(bytes));
  }
  app.get('/query/allexams', async (_request, response) => void response.json(await queries.allExams()));
  for (const name of ['exam', 'mockTests', 'questions'] as const) {
    app.get(`/query/${name.toLowerCase()}/:id`, async (request, response) => {
      const found = await queries[name](request.params.id);
      if (found === undefined) response.status(404).end();
      else response.json(found);
    });
  }
  const server = app.listen(0, '127.0.0.1', () => {
    // An address of a TCP server is never a path.
    const { port } = server.address() as AddressInfo;
    console.log(`baseline ready http://127.0.0.1:${port}`);
  });
}

void main();
