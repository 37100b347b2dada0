import mongoose, { type Connection } from 'mongoose';
import { UPLOAD_ROUNDS } from '../limits.js';
import type { Figure } from '../report/figure.js';
import { median } from '../statistics.js';
import { BULK, bulkBody } from '../upload/bulk-body.js';
import { storeExam } from '../upload/store-exam.js';
import { type Services, startServices } from '../upload/start-services.js';
import type { Tools } from './area.js';
import { BUDGETS } from '../report/budgets.js';

const EXAM = 'BENCH';
const MS = 1000;

/** Measures work. @returns its duration in seconds */
async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / MS;
}

/** Requests a list repeatedly while something runs. @returns the longest response time in milliseconds */
async function longestWait({ call }: Services, during: Promise<unknown>): Promise<number> {
  let longest = 0;
  let running = true;
  const ended = during.finally(() => (running = false));
  while (running) {
    const wait = (await seconds(() => call('GET', '/api/exams/allexams'))) * MS;
    longest = Math.max(longest, wait);
  }
  await ended;
  return longest;
}

/** Uploads new mock tests through HTTP. @returns seconds */
function upload({ call, asAdmin }: Services, round: number): Promise<number> {
  const body = new Uint8Array(bulkBody(EXAM, round));
  const headers = { ...asAdmin, 'content-type': 'application/json' };
  return seconds(() => call('POST', '/api/upload/bulk', { headers, body }));
}

/** Inserts the same documents with the driver alone, into a collection with the same indexes. @returns seconds */
async function insert(connection: Connection, round: number): Promise<number> {
  const stored = connection.collection('questionSets');
  const filter = { testKey: { $regex: `^bench-${round}-` } };
  const documents = await stored.find(filter, { projection: { _id: 0 } }).toArray();
  if (documents.length !== BULK.tests) throw new Error(`${documents.length} documents were stored`);
  const again = connection.collection(`again${round}`);
  await again.createIndexes((await stored.indexes()).filter(({ name }) => name !== '_id_').map(asNew));
  return seconds(() => again.insertMany(documents));
}

const asNew = ({ key, unique = false }: mongoose.mongo.IndexDescriptionInfo) => ({ key, unique });

async function measureRounds(services: Services, log: Tools['log']): Promise<Figure[]> {
  const connection = await mongoose.createConnection(services.mongodbUri).asPromise();
  const loads: number[] = [];
  const inserts: number[] = [];
  try {
    await storeExam(services, EXAM);
    for (let round = 0; round < UPLOAD_ROUNDS; round += 1) {
      loads.push(await upload(services, round));
      inserts.push(await insert(connection, round));
      log(`upload: ${loads.at(-1)?.toFixed(2)} s, insertMany: ${inserts.at(-1)?.toFixed(2)} s`);
    }
    const peak = await services.peakMemory();
    const wait = await longestWait(services, upload(services, UPLOAD_ROUNDS));
    const name = `${(BULK.tests * BULK.questionsPerTest).toLocaleString('en')} questions`;
    return [
      {
        area: 'upload',
        name,
        value: median(loads),
        unit: 's',
        baseline: { name: "the driver's insertMany", value: median(inserts) },
        budget: BUDGETS.bulkLoad,
      },
      {
        area: 'upload',
        name: 'peak memory of the services',
        value: peak,
        unit: 'B',
        budget: BUDGETS.bulkMemory,
      },
      { area: 'upload', name: 'longest wait of another request', value: wait, unit: 'ms' },
    ];
  } finally {
    await connection.close();
  }
}

/** A bulk upload through HTTP, against the driver's own insert of the same documents into the same database. */
export async function measureUpload({ log }: Tools): Promise<Figure[]> {
  log('upload: starting a database and services ...');
  const services = await startServices();
  try {
    return await measureRounds(services, log);
  } finally {
    await services.stop();
  }
}
