import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteDefinition } from '@mockingbird/platform';
import { TimeoutError } from '../../../shared/timeout.js';
import { HEARTBEAT_HARD_LIMIT_MS, HEARTBEAT_MS, SERVICES_WAIT_MS, SITEMAP_LIFE_MS } from '../../limits.js';
import { Replicas } from '../../services/replicas.js';
import {
  versionNumber,
  VITALS,
  type FromWorker,
  type RenderJob,
  type SentResult,
  type ServerVersion,
  type ToWorker,
  type WorkerSetup,
} from '../protocol.js';
import { confineThread } from '../sandbox/confine-thread.js';
import { validateResult } from '../worker-messages.js';
import { collectSitemaps } from './collect-sitemaps.js';
import { describeFailure } from './describe-failure.js';
import { freezeLibraries, loadDefinition } from './evaluate-bundle.js';
import { MemoryShares } from './memory-shares.js';
import { RenderClocks, type RenderClock } from './render-clock.js';
import { renderFragment } from './render-fragment.js';
import { loadPageData, renderPage, type RenderContext } from './render-page.js';
import { renderResource } from './render-resource.js';
import { createServerApi } from './server-api.js';
import { createSitemapMemory } from './sitemap-memory.js';
import { TracedCalls } from './traced-calls.js';

// The render process starts this thread with exactly this data.
const data = workerData as WorkerSetup;
const setup = { ...data };
// The code of remotes must not find the setup in the module's own record.
for (const name of Object.keys(data)) Reflect.deleteProperty(data, name);
// Node's own functions, bound before the code of remotes could replace them.
const memoryUsage = process.memoryUsage.bind(process);
const now = performance.now.bind(performance);
const post = parentPort?.postMessage.bind(parentPort);
confineThread();
freezeLibraries();

const vitals = new Int32Array(setup.vitals);
const replicas = new Replicas(setup.servicesUrl);
const rememberedSitemap = createSitemapMemory({ lifeMs: SITEMAP_LIFE_MS, now });

/**
 * The job whose code occupies the thread, also after an `await`. The jobs of a worker take turns. When heartbeats stop,
 * the active job is the culprit.
 */
const activeJob = new AsyncLocalStorage<{ job: number; version: number }>();
const NO_JOB = 0;
const NO_VERSION = 0;

/** Bytes of the process outside this thread's heap. It has no other thread with code of remotes. */
function readNativeBytes({ rss, heapTotal }: NodeJS.MemoryUsage): number {
  return Math.max(0, rss - heapTotal);
}
const nativeBytesAtStart = readNativeBytes(memoryUsage());

/**
 * `external` includes WebAssembly memory, `arrayBuffers` includes buffers and blobs. Neither includes shared WebAssembly
 * memory or what native code allocates; the process' memory does.
 */
let offHeapBytes = 0;
let nativeBytes = 0;
function readMemory(): number {
  const usage = memoryUsage();
  offHeapBytes = Math.max(usage.external, usage.arrayBuffers);
  nativeBytes = Math.max(0, readNativeBytes(usage) - nativeBytesAtStart);
  return Math.max(offHeapBytes, nativeBytes);
}
const shares = new MemoryShares({ bytes: readMemory, now });

const beat = () => void Atomics.add(vitals, VITALS.heartbeat, 1);

let lastJob = NO_JOB;
let lastTimerBeat = now();

/**
 * Files and answers of the services that arrive together continue many jobs in a row, and the timer waits for all of
 * them. A change of the job is therefore a heartbeat too: each job may compute for the limit. Jobs that take turns without
 * end are found by the timer's absence.
 */
function recordActiveJob(): void {
  const active = activeJob.getStore();
  const job = active?.job ?? NO_JOB;
  if (job !== lastJob && now() - lastTimerBeat < HEARTBEAT_HARD_LIMIT_MS) beat();
  lastJob = job;
  Atomics.store(vitals, VITALS.version, active?.version ?? NO_VERSION);
  if (active) shares.recordRun(active.version);
}
createHook({ before: recordActiveJob }).enable();

const BYTES_PER_KIB = 1_024;

function recordMemory(): void {
  const { largestGrower } = shares.measure();
  Atomics.store(vitals, VITALS.largestGrower, largestGrower);
  Atomics.store(vitals, VITALS.nativeKib, Math.round(nativeBytes / BYTES_PER_KIB));
  Atomics.store(vitals, VITALS.offHeapKib, Math.round(offHeapBytes / BYTES_PER_KIB));
}

const clocks = new RenderClocks(SERVICES_WAIT_MS);

/** Measuring needs a system call. While no version runs, memory is measured only at every so many heartbeats. */
const BEATS_PER_MEASUREMENT = 25;
let beatsSinceMeasurement = 0;

setInterval(() => {
  lastTimerBeat = now();
  beat();
  beatsSinceMeasurement += 1;
  if (shares.hasRun || beatsSinceMeasurement >= BEATS_PER_MEASUREMENT) {
    recordMemory();
    beatsSinceMeasurement = 0;
  }
  clocks.tick();
}, HEARTBEAT_MS);

function send(message: FromWorker<SentResult>): void {
  // Many short renders in a row can delay the timer. Each finished render also shows that the thread is alive.
  beat();
  post?.(message);
}

/** Renders within the job's time limit, which starts when the version's code is loaded. @throws {TimeoutError} */
async function renderWithinLimit(job: RenderJob, calls: TracedCalls | undefined): Promise<SentResult> {
  const definition = await loadDefinition(job.version);
  const ownMs = job.timeLimitMs;
  // A page does not wait longer for a fragment that waits for the services.
  const servicesMs = job.fragment ? ownMs : Math.max(ownMs, SERVICES_WAIT_MS);
  const clock = clocks.start({ ownMs, servicesMs });
  try {
    // Without a limit, a render that never finishes would occupy its place in the worker forever.
    return await Promise.race([clock.expired, render(job, definition, clock, calls)]);
  } finally {
    clock.stop();
  }
}

async function render(
  job: RenderJob,
  definition: RemoteDefinition,
  clock: RenderClock,
  calls: TracedCalls | undefined,
): Promise<SentResult> {
  const refused: string[] = [];
  const context = {
    job,
    definition,
    api: createServerApi({ key: setup.key, replicas, clock, calls, refused }, job.requestId),
    refused,
    site: { ...setup.site, renderedAt: job.renderedAt },
    signal: clock.signal,
  };
  const runAs = <Result>(version: ServerVersion, work: () => Promise<Result>) =>
    activeJob.run({ job: job.id, version: versionNumber(version) }, work);
  const versionsKey = job.sitemapVersions.map(({ name, version }) => `${name}@${version}`).join(' ');
  const siteMap = () => rememberedSitemap(versionsKey, () => collectSitemaps(context, runAs));
  const complete: RenderContext = { ...context, siteMap };
  if (job.output === 'addresses') {
    const entries = (await definition.sitemap?.(context)) ?? [];
    return { kind: 'addresses', paths: entries.map(({ path }) => path) };
  }
  if (job.fragment) return renderFragment(complete, job.fragment);
  const kind = job.version.routes.find((route) => route.id === job.routeId)?.kind;
  if (kind === 'resource') return renderResource(complete);
  return job.output === 'data' ? loadPageData(complete) : renderPage(complete);
}

async function handleJob(job: RenderJob): Promise<void> {
  let result: SentResult;
  const calls = job.trace && new TracedCalls(job.trace);
  try {
    result = validateResult(await renderWithinLimit(job, calls));
  } catch (error) {
    const code = error instanceof TimeoutError ? 'MB-2003' : 'MB-2004';
    result = { kind: 'failed', code, ...(await describeFailure(error, job.version)) };
  }
  send({ type: 'done', id: job.id, result, ...(calls && { calls: calls.recorded }) });
}

async function warm(id: number, version: ServerVersion): Promise<void> {
  // The first render reports a bundle that cannot be evaluated.
  await loadDefinition(version).catch(() => undefined);
  send({ type: 'warmed', id });
}

parentPort?.on('message', (message: ToWorker) => {
  beat();
  const id = message.type === 'render' ? message.job.id : message.id;
  const version = message.type === 'render' ? message.job.version : message.version;
  void activeJob.run({ job: id, version: versionNumber(version) }, () => {
    recordActiveJob();
    return message.type === 'render' ? handleJob(message.job) : warm(id, version);
  });
});

send({ type: 'ready' });
