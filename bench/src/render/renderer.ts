import { fork, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readPublication } from '@mockingbird/registry/publish';
import { ROOT } from '../../../scripts/lib/root.mjs';

const DISTRIBUTION = join(ROOT, 'shell/dist/edge');
const WORKER = join(DISTRIBUTION, 'worker.cjs');
const REMOTE = join(ROOT, 'mfe-calculators/dist');
const ORIGIN = 'https://example.test';
const VITALS_BYTES = 64;
const KIB_PER_MB = 1_024;

/** Renders the hub of the calculators, which calls no services. */
export interface Renderer {
  /** @throws Error when no page comes back */
  render: () => Promise<void>;
  close: () => Promise<void>;
}

/** A process and its memory. */
export interface ProcessRenderer extends Renderer {
  memoryMb: () => number;
}

const setup = {
  servicesUrl: { '*': ['http://127.0.0.1:9'] },
  key: { id: 'browser', secret: 'in every page' },
  site: { origin: ORIGIN, supportEmail: undefined },
};

interface Reply {
  type: string;
  result?: { kind: string; message?: string };
}

/** Sends a job and waits for its result. The protocol is that of `shell/src/edge/render/protocol.ts`. */
async function createRenderer(
  send: (message: object) => void,
  onReply: (listener: (reply: Reply) => void) => void,
  close: () => Promise<void>,
): Promise<Renderer> {
  const { manifest } = await readPublication(REMOTE);
  const route = manifest.routes.find(({ path }) => path === '/tools');
  if (!route) throw new Error('mfe-calculators has no route /tools');
  let settle: (reply: Reply) => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    onReply((reply) => (reply.type === 'ready' ? resolve() : settle(reply)));
  });
  await ready;
  let id = 0;
  const version = { ...manifest, serverFile: join(REMOTE, 'server.cjs') };
  return {
    close,
    render: async () => {
      id += 1;
      const replied = new Promise<Reply>((resolve) => (settle = resolve));
      const job = {
        id,
        version,
        routeId: route.id,
        placeholderMark: 'mark',
        url: `${ORIGIN}/tools`,
        requestId: 'bench',
        renderedAt: 0,
        timeLimitMs: 10_000,
        sitemapVersions: [],
      };
      send({ type: 'render', job });
      const { result } = await replied;
      if (result?.kind !== 'page') throw new Error(`No page: ${result?.message ?? ''}`);
    },
  };
}

/** A thread of this process, as the edge rendered before it had render processes. */
export function startThread(): Promise<Renderer> {
  const worker = new Worker(WORKER, {
    workerData: { ...setup, vitals: new SharedArrayBuffer(VITALS_BYTES) },
    env: {},
  });
  return createRenderer(
    (message) => worker.postMessage(message),
    (listener) => worker.on('message', listener),
    async () => void (await worker.terminate()),
  );
}

const memoryMb = ({ pid }: ChildProcess) => {
  const status = readFileSync(`/proc/${pid ?? 'self'}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / KIB_PER_MB;
};

/** A render process, as the edge starts it. */
export async function startProcess(): Promise<ProcessRenderer> {
  const child = fork(join(DISTRIBUTION, 'render-process.cjs'), [], {
    env: {},
    execArgv: ['--experimental-permission', '--allow-worker', '--allow-fs-read=*'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.send({ type: 'setup', workerFile: WORKER, worker: setup });
  const renderer = await createRenderer(
    (message) => child.send(message),
    (listener) =>
      child.on('message', (message: { type: string; message?: Reply }) => {
        if (message.type === 'thread' && message.message) listener(message.message);
      }),
    async () => void child.kill('SIGKILL'),
  );
  return { ...renderer, memoryMb: () => memoryMb(child) };
}

/** @returns the memory of a Node process that does nothing, in MB */
export async function measureEmptyProcess(): Promise<number> {
  const code = 'process.send("ready"); setInterval(() => undefined, 1_000)';
  const child = spawn(process.execPath, ['--eval', code], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await new Promise((resolve) => child.once('message', resolve));
  const megabytes = memoryMb(child);
  child.kill('SIGKILL');
  return megabytes;
}
