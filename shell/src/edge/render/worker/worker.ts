import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteDefinition, SitemapSection } from '@mockingbird/platform';
import { TooLate } from '../../../patience.js';
import { HEARTBEAT_MS, SERVICES_WAIT_MS } from '../../limits.js';
import { checkedResult } from '../worker-messages.js';
import { confineThread } from '../sandbox/confine-thread.js';
import { definitionOf, freezeLibraries } from './evaluate-bundle.js';
import { MemoryShares } from './memory-shares.js';
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
import { Replicas } from '../../services/replicas.js';
import { RenderClocks, type RenderClock } from './render-clock.js';
import { renderFragment } from './render-fragment.js';
import { renderPage, type RenderContext } from './render-page.js';
import { renderResource } from './render-resource.js';
import { serverApi } from './server-api.js';
import { ownThread } from '../thread-cpu-time.js';

// The pool made this worker and gave it exactly this.
const data = workerData as WorkerSetup;
const setup = { ...data };
// Whoever gets at the module's own record of it finds nothing.
for (const name of Object.keys(data)) Reflect.deleteProperty(data, name);
// Taken while they are Node's own: remotes' code may put others in their place.
const memoryUsage = process.memoryUsage.bind(process);
const post = parentPort?.postMessage.bind(parentPort);
confineThread();
freezeLibraries();

const vitals = new Int32Array(setup.vitals);
const replicas = new Replicas(setup.servicesUrl);

/**
 * Whose code holds the thread, also after an `await` in between: the jobs of a worker take turns, and when heartbeats
 * stop the one at work is the culprit. Nothing else tells them apart.
 */
const atWork = new AsyncLocalStorage<{ job: number; version: number }>();
const NOBODY = 0;
const shares = new MemoryShares();
function noteWork(): void {
  const work = atWork.getStore();
  Atomics.store(vitals, VITALS.job, work?.job ?? NOBODY);
  if (work) shares.note(work.version);
}
createHook({ before: noteWork }).enable();

const BYTES_PER_KIB = 1_024;

/** WebAssembly's memory counts as external, buffers and blobs as buffers. Memory that WebAssembly shares counts as neither. */
function noteMemory(): void {
  const { external, arrayBuffers } = memoryUsage();
  const outside = Math.max(external, arrayBuffers);
  Atomics.store(vitals, VITALS.grower, shares.measure(outside));
  Atomics.store(vitals, VITALS.outsideKib, Math.round(outside / BYTES_PER_KIB));
}

const clocks = new RenderClocks(SERVICES_WAIT_MS);
const beat = () => void Atomics.add(vitals, VITALS.heartbeat, 1);

/** Memory that nobody's code added to is measured at every so many heartbeats: measuring asks the system. */
const BEATS_PER_MEASUREMENT = 25;
let beatsUnmeasured = 0;

setInterval(() => {
  beat();
  beatsUnmeasured += 1;
  if (shares.hasRun || beatsUnmeasured >= BEATS_PER_MEASUREMENT) {
    noteMemory();
    beatsUnmeasured = 0;
  }
  clocks.tick();
}, HEARTBEAT_MS);

function send(message: FromWorker<SentResult>): void {
  // Many short renders in a row leave the timer no turn; each one that comes to its end shows that the thread is alive.
  beat();
  post?.(message);
}

async function siteMap(job: RenderJob, context: Omit<RenderContext, 'siteMap'>): Promise<SitemapSection[]> {
  const asked = await Promise.allSettled(
    job.siteMapOf.map(async (version) => {
      const work = { job: job.id, version: versionNumber(version) };
      return atWork.run(work, async () => {
        const { sitemap } = await definitionOf(version);
        return sitemap?.({ api: context.api, site: context.site, signal: context.signal });
      });
    }),
  );
  const failures = asked.filter(({ status }) => status === 'rejected');
  // One remote that cannot say takes nobody's addresses away but its own; when none can, the services are away.
  const [first] = failures;
  if (first?.status === 'rejected' && failures.length === asked.length) throw first.reason;
  return asked.map((answer, at) => ({
    remote: job.siteMapOf[at]?.name ?? '',
    entries: (answer.status === 'fulfilled' && answer.value) || [],
    ...(answer.status === 'rejected' ? { failed: true } : {}),
  }));
}

/** Renders within the job's time, which begins when the version's code is there. @throws {TooLate} */
async function work(job: RenderJob): Promise<SentResult> {
  const definition = await definitionOf(job.version);
  const ownMs = job.timeLimitMs;
  // A page does without a fragment rather than wait for it.
  const servicesMs = job.fragment ? ownMs : Math.max(ownMs, SERVICES_WAIT_MS);
  const clock = clocks.start({ ownMs, servicesMs });
  try {
    // Without a limit of its own a render that never ends would take one of the worker's places for ever.
    return await Promise.race([clock.over, render(job, definition, clock)]);
  } finally {
    clock.stop();
  }
}

async function render(job: RenderJob, definition: RemoteDefinition, clock: RenderClock): Promise<SentResult> {
  const context = {
    job,
    definition,
    api: serverApi({ key: setup.key, replicas, clock }, job.requestId),
    site: { ...setup.site, renderedAt: job.renderedAt },
    signal: clock.signal,
  };
  const complete: RenderContext = { ...context, siteMap: () => siteMap(job, context) };
  if (job.wants === 'addresses') {
    const entries = (await definition.sitemap?.(context)) ?? [];
    return { kind: 'addresses', paths: entries.map(({ path }) => path) };
  }
  if (job.fragment) return renderFragment(complete, job.fragment);
  const kind = job.version.routes.find((route) => route.id === job.routeId)?.kind;
  return kind === 'resource' ? renderResource(complete) : renderPage(complete);
}

async function handle(job: RenderJob): Promise<void> {
  let result: SentResult;
  try {
    result = checkedResult(await work(job));
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    result = { kind: 'failed', code: error instanceof TooLate ? 'MB-2003' : 'MB-2004', message };
  }
  send({ type: 'done', id: job.id, result });
}

async function warm(id: number, version: ServerVersion): Promise<void> {
  // A version that cannot be evaluated says so again when it is asked to render.
  await definitionOf(version).catch(() => undefined);
  send({ type: 'warmed', id });
}

parentPort?.on('message', (message: ToWorker) => {
  beat();
  const id = message.type === 'render' ? message.job.id : message.id;
  const version = message.type === 'render' ? message.job.version : message.version;
  void atWork.run({ job: id, version: versionNumber(version) }, () => {
    noteWork();
    return message.type === 'render' ? handle(message.job) : warm(id, version);
  });
});

send({ type: 'ready', thread: ownThread() });
