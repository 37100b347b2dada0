import mongoose, { type Connection } from 'mongoose';
import { BANK_REQUESTS } from '../limits.js';
import type { Figure } from '../report/figure.js';
import { median, percentile95 } from '../statistics.js';
import { bulkBody } from '../upload/bulk-body.js';
import { type Services, startServices } from '../upload/start-services.js';
import { storeExam } from '../upload/store-exam.js';
import type { Tools } from './area.js';
import { BUDGETS } from '../report/budgets.js';

const EXAM = 'BENCH';
/** 20,000 questions. */
const SIZE = { tests: 200, questionsPerTest: 100 };

/** Scored attempts of each test: enough for its questions to be checked. */
const ATTEMPTS = 80;

/** Kinds of requests. `at` differs for each request, so that no answer can be stored. */
const REQUESTS: readonly { name: string; path: (at: number) => string }[] = [
  { name: 'list', path: (at) => `?page=${at + 1}` },
  { name: 'search of two words', path: (at) => `?q=${encodeURIComponent(`train ${at + 60} km`)}` },
  { name: 'search in explanations, with excerpts', path: (at) => `?q=chapter%20${at}` },
  { name: 'search without a result', path: (at) => `?q=zeppelin${at}` },
  {
    name: 'filter by test, topic and level',
    path: (at) => `?testId=bench-0-${at}&topic=Speed%2C%20time%20and%20distance&level=Easy`,
  },
  { name: 'one question', path: (at) => `/one?testId=bench-0-${at}&questionId=bench-0-${at}-q${at}` },
];

/** Measures work. @returns its duration in milliseconds */
async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const toMegabytes = (bytes: number): number => Math.round(bytes / 1e6);

const ask = ({ call, asAdmin }: Services, path: string) =>
  call('GET', `/api/exams/questions${path}`, { headers: asAdmin });

/** Stores the statistics of all tests, in which half of the students choose the right option. */
async function storeStatistics(connection: Connection): Promise<void> {
  const tests = await connection.collection('mockTests').find({}).toArray();
  const half = ATTEMPTS / 2;
  const score = SIZE.questionsPerTest / 2;
  const squares = ATTEMPTS * score ** 2;
  const item = { counts: { 0: half, 1: half }, sums: { 0: half * score, 1: half * score }, squares };
  const items = <Each>(each: Each) =>
    Object.fromEntries(Array.from({ length: SIZE.questionsPerTest }, (_, index) => [index, each]));
  await connection.collection('statistics').insertMany(
    tests.map(({ key, revision }) => ({
      testKey: key,
      revision,
      submissions: ATTEMPTS,
      questions: items({ chosen: { 0: half, 1: half } }),
      scores: { submissions: ATTEMPTS, sum: ATTEMPTS * score, squares, questions: items(item) },
    })),
  );
}

/** One more submission in each test, as during a busy minute. */
async function countSubmissions(connection: Connection): Promise<void> {
  await connection.collection('statistics').updateMany({}, { $inc: { 'scores.submissions': 1 } });
}

async function publishOne({ call, asAdmin }: Services): Promise<void> {
  const form = new FormData();
  form.set('uploadType', 'questions');
  form.set('testId', 'bench-0-0');
  const questions = [
    { questionId: 'new', questionText: 'A new one?', options: ['Yes', 'No'], correctAnswer: 0 },
  ];
  form.set('file', new Blob([JSON.stringify(questions)], { type: 'application/json' }), 'new.json');
  await call('POST', '/api/upload', { headers: asAdmin, body: form });
}

/** The same search by the database alone, which reads every question. @returns milliseconds */
function searchInDatabase(connection: Connection, at: number): Promise<number> {
  const text = { 'questions.questionText': { $regex: `train.*${at + 60} km`, $options: 'i' } };
  const stages = [{ $unwind: '$questions' }, { $match: text }, { $limit: 50 }];
  return milliseconds(() => connection.collection('questionSets').aggregate(stages).toArray());
}

async function measureRequests(services: Services, log: Tools['log']): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path } of REQUESTS) {
    const times: number[] = [];
    for (let at = 0; at < BANK_REQUESTS; at += 1)
      times.push(await milliseconds(() => ask(services, path(at))));
    log(`${name}: median ${median(times).toFixed(1)} ms, p95 ${percentile95(times).toFixed(1)} ms`);
    figures.push({
      area: 'bank',
      name: `${name}, p95`,
      value: percentile95(times),
      unit: 'ms',
      budget: BUDGETS.bankTail,
    });
  }
  return figures;
}

/** Lists, searches and filters 20,000 questions, against a search by the database alone. */
export async function measureBank({ log }: Tools): Promise<Figure[]> {
  log('bank: starting a database and services ...');
  const services = await startServices();
  const connection = await mongoose.createConnection(services.mongodbUri).asPromise();
  try {
    await storeExam(services, EXAM);
    const headers = { ...services.asAdmin, 'content-type': 'application/json' };
    const body = new Uint8Array(bulkBody(EXAM, 0, SIZE));
    await services.call('POST', '/api/upload/bulk', { headers, body });
    await storeStatistics(connection);
    log(`peak memory after the upload: ${toMegabytes(await services.peakMemory())} MB`);
    const first = await milliseconds(() => ask(services, ''));
    log(`peak memory after the first request: ${toMegabytes(await services.peakMemory())} MB`);
    const figures = await measureRequests(services, log);
    const search = figures.find(({ name }) => name.startsWith('search of'));
    const byDatabase: number[] = [];
    for (let at = 0; at < 5; at += 1) byDatabase.push(await searchInDatabase(connection, at));
    if (search) search.baseline = { name: 'the database alone, median', value: median(byDatabase) };
    await countSubmissions(connection);
    const afterSubmissions = await milliseconds(() => ask(services, '?page=2'));
    log(`after a submission in each test: ${afterSubmissions.toFixed(1)} ms`);
    await publishOne(services);
    const afterPublication = await milliseconds(() => ask(services, '?q=new'));
    return [
      ...figures,
      { area: 'bank', name: 'first request after a start', value: first, unit: 'ms' },
      {
        area: 'bank',
        name: 'first request after a submission in each test',
        value: afterSubmissions,
        unit: 'ms',
        budget: BUDGETS.bankTail,
      },
      {
        area: 'bank',
        name: 'first request after a publication',
        value: afterPublication,
        unit: 'ms',
        budget: BUDGETS.bankTail,
      },
      { area: 'bank', name: 'peak memory of the services', value: await services.peakMemory(), unit: 'B' },
    ];
  } finally {
    await connection.close();
    await services.stop();
  }
}
