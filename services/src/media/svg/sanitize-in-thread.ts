import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { errorField } from '../../common/error-field.js';
import { threadTimeMs } from '../../text/thread-time.js';
import { SVG_CHECK_MS, SVG_ELEMENTS, SVG_HEAP_MB, SVG_MS, SVG_WAIT_MS } from '../limits.js';
import type { SafeSvg } from './sanitize-svg.mjs';

const WORKER_FILE = fileURLToPath(new URL('./svg-worker.mjs', import.meta.url));
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';
const NO_SVG = 'Expected a PNG, JPEG, WebP, AVIF or SVG picture';
const TOO_COMPLEX = 'This SVG is too complex. Simplify it, or send it as a PNG';

export type SanitizedSvg = ({ ok: true } & SafeSvg) | { ok: false; message: string };

/** Limits of one SVG. */
interface SvgLimits {
  elements: number;
  /** Processor time in milliseconds, after the thread has started. */
  ms: number;
  /** Time in milliseconds, also of a thread that waits for a busy machine. */
  waitMs: number;
  heapMb: number;
}
const LIMITS: SvgLimits = {
  elements: SVG_ELEMENTS,
  ms: SVG_MS,
  waitMs: SVG_WAIT_MS,
  heapMb: SVG_HEAP_MB,
};

type FromWorker =
  { type: 'ready'; thread: string | undefined } | { type: 'sanitized'; safe: SafeSvg | undefined };

/** Every element, comment and declaration starts with this sign. A text shows it as `&lt;`. */
function countTags(text: string): number {
  let count = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    if (text[at + 1] !== '/') count += 1;
  }
  return count;
}

function runThread(text: string, { ms, waitMs, heapMb }: SvgLimits): Promise<SanitizedSvg> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER_FILE, {
      workerData: text,
      // By default a worker inherits the environment and options of the process; it needs neither.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    const startedAt = performance.now();
    let thread: string | undefined;
    let usedBefore = 0;
    const isTooLong = () => {
      const used = thread === undefined ? undefined : threadTimeMs(thread);
      return performance.now() - startedAt > waitMs || (used !== undefined && used - usedBefore > ms);
    };
    const check = setInterval(() => {
      if (isTooLong()) finish({ ok: false, message: TOO_COMPLEX });
    }, SVG_CHECK_MS);
    const finish = (result: SanitizedSvg) => {
      clearInterval(check);
      resolve(result);
      void worker.terminate();
    };
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'ready') {
        ({ thread } = message);
        usedBefore = (thread === undefined ? undefined : threadTimeMs(thread)) ?? 0;
      } else finish(message.safe ? { ok: true, ...message.safe } : { ok: false, message: NO_SVG });
    });
    worker.once('error', (error) => {
      if (errorField(error, 'code') === OUT_OF_MEMORY) return finish({ ok: false, message: TOO_COMPLEX });
      clearInterval(check);
      reject(error);
    });
    worker.once('exit', () => {
      clearInterval(check);
      reject(new Error('The thread that checks an SVG ended without a result'));
    });
  });
}

/**
 * Makes an SVG safe, see `sanitizeSvg`. A thread does it, which ends when it takes too much time or memory. The process answers
 * other requests meanwhile.
 * @param limits those of a test may be lower
 */
export async function sanitizeInThread(text: string, limits: Partial<SvgLimits> = {}): Promise<SanitizedSvg> {
  const all = { ...LIMITS, ...limits };
  const tags = countTags(text);
  if (tags > all.elements) {
    return { ok: false, message: `Has ${tags} elements. At most ${all.elements} are possible` };
  }
  return runThread(text, all);
}
