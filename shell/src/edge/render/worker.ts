import { parentPort, workerData } from 'node:worker_threads';
import type { SitemapSection } from '@mockingbird/platform';
import { HEARTBEAT_MS } from '../limits.js';
import { definitionOf } from './evaluate.js';
import {
  VITALS,
  type FromWorker,
  type RenderJob,
  type RenderResult,
  type ToWorker,
  type WorkerSetup,
} from './protocol.js';
import { renderPage, type RenderContext } from './render-page.js';
import { renderResource } from './render-resource.js';
import { serverApi } from './server-api.js';

// The pool made this worker and gave it exactly this.
const setup = workerData as WorkerSetup;
const vitals = new Int32Array(setup.vitals);

setInterval(() => Atomics.add(vitals, VITALS.heartbeat, 1), HEARTBEAT_MS);

const send = (message: FromWorker) => parentPort?.postMessage(message);

async function siteMap(job: RenderJob, context: Omit<RenderContext, 'siteMap'>): Promise<SitemapSection[]> {
  return Promise.all(
    job.siteMapOf.map(async (version) => {
      const { sitemap } = await definitionOf(version);
      const entries = await sitemap?.({ api: context.api, site: context.site, signal: context.signal });
      return { remote: version.name, entries: entries ?? [] };
    }),
  );
}

async function work(job: RenderJob): Promise<RenderResult> {
  // Whoever holds the thread when heartbeats stop is taken for the culprit: the last one that began.
  Atomics.store(vitals, VITALS.job, job.id);
  const definition = await definitionOf(job.version);
  const signal = AbortSignal.timeout(job.timeLimitMs);
  const context = {
    job,
    definition,
    api: serverApi(setup, job.requestId),
    site: { ...setup.site, renderedAt: job.renderedAt },
    signal,
  };
  const complete: RenderContext = { ...context, siteMap: () => siteMap(job, context) };
  Atomics.store(vitals, VITALS.job, job.id);
  const kind = job.version.routes.find((route) => route.id === job.routeId)?.kind;
  return kind === 'resource' ? renderResource(complete) : renderPage(complete);
}

async function handle(job: RenderJob): Promise<void> {
  let result: RenderResult;
  try {
    result = await work(job);
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    result = { kind: 'failed', code: 'MB-2004', message };
  }
  send({ type: 'done', id: job.id, result });
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.type === 'render') void handle(message.job);
  // A version that cannot be evaluated says so again when it is asked to render.
  else definitionOf(message.version).catch(() => undefined);
});

send({ type: 'ready' });
