import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { signRequest } from '@mockingbird/request-signing/node';
import { computeFirst } from '../runner/scheduling.js';
import type { BystanderSetup } from './bystander.js';
import { KINDS, type Kind, type Phase } from './figures.js';

/**
 * The bystander is a separate process: the attacks' work must not delay its clocks. It sends one request after the
 * other, and reports a phase whenever its parent asks for it.
 */

/** Milliseconds between two requests. */
const PAUSE_MS = 15;
/** A page that is in no cache is requested this rarely: its render is the most expensive request of a visitor. */
const RENDER_EVERY = 25;
/** Time limit of a response, in milliseconds. */
const LIMIT_MS = 60_000;
const LIST = '/api/exams/allexams';
/** Renders come from a few networks, because one network has a limit. */
const NETWORKS = 8;

const newPhase = (): Phase => ({ times: { list: [], page: [], render: [] }, wrong: [] });

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
let phase = newPhase();
let count = 0;

const isRight: Record<Kind, (status: number, text: string) => boolean> = {
  list: (status, text) => status === 200 && text.includes('"examId"'),
  // Rendered by the server: it comes from the cache.
  page: (status, text) => status === 200 && text.includes('<h1'),
  render: (status, text) => status === 200 && text.includes('mb-remote'),
};

function addressOf(
  kind: Kind,
  { pages, key, run }: BystanderSetup,
): { path: string; headers: Record<string, string> } {
  const network = {
    'x-forwarded-for': `198.51.100.${1 + (count % NETWORKS)}`,
    // As every browser does.
    'accept-encoding': 'br',
  };
  if (kind === 'list') {
    return {
      path: LIST,
      headers: { ...network, ...signRequest({ ...key, method: 'GET', path: LIST, now: Date.now() }) },
    };
  }
  const path = pages[count % pages.length] ?? '/';
  // This query is part of the address in the cache.
  return { path: kind === 'page' ? path : `/dmv?q=bystander-${run}-${count}`, headers: network };
}

/** Sends one request and records its duration. */
function visit(kind: Kind, setup: BystanderSetup): Promise<void> {
  const { path, headers } = addressOf(kind, setup);
  const { hostname, port } = new URL(setup.origin);
  const current = phase;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const fail = (what: string) => {
      current.wrong.push(`${kind} ${path}: ${what}`);
      resolve();
    };
    const outgoing = request({ hostname, port, path, headers, agent, timeout: LIMIT_MS }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', (error) => fail(error.message));
      response.once('end', () => {
        current.times[kind].push(performance.now() - startedAt);
        const { statusCode = 0 } = response;
        const body = Buffer.concat(parts);
        const isCompressed = response.headers['content-encoding'] === 'br';
        const text = (isCompressed ? brotliDecompressSync(body) : body).toString();
        if (isRight[kind](statusCode, text)) resolve();
        else fail(String(statusCode));
      });
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.once('error', (error) => fail(error.message));
    outgoing.end();
  });
}

/** Sends requests until the process is stopped. */
async function visitForever(setup: BystanderSetup): Promise<void> {
  for (;;) {
    count += 1;
    const kind = count % RENDER_EVERY === 0 ? 'render' : (KINDS[count % 2] ?? 'list');
    await visit(kind, setup);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

process.on('message', (message: BystanderSetup | 'next-phase') => {
  if (message !== 'next-phase') {
    computeFirst(console.error);
    void visitForever(message);
    return;
  }
  process.send?.(phase);
  phase = newPhase();
});
process.on('disconnect', () => process.exit(0));
