import autocannon from 'autocannon';
import { WARM_UP_SECONDS } from '../limits.js';

export interface LoadTarget {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Asks for another path with every request. */
  pathOf?: (count: number) => string;
  /** What a good answer's body holds. */
  expects?: string;
}

export interface Load {
  /** Good answers a second. */
  rate: number;
  p50Ms: number;
  p99Ms: number;
}

function start({ url, connections, seconds, headers, pathOf, expects }: LoadTarget) {
  let count = 0;
  const next = () => (count += 1);
  return autocannon({
    url,
    connections,
    duration: seconds,
    ...(headers ? { headers } : {}),
    ...(pathOf ? { requests: [{ setupRequest: (request) => ({ ...request, path: pathOf(next()) }) }] } : {}),
    ...(expects === undefined ? {} : { verifyBody: (body) => String(body).includes(expects) }),
  });
}

/** Share of answers that may be of another kind, for example pages that fell back while the server warmed up. */
const OTHER_ANSWERS_LIMIT = 0.05;

/**
 * Puts a server under load from this process, which does nothing else meanwhile; the server is a process of its own.
 * @throws when answers were not what they have to be: their rate would mean nothing
 */
export async function load(target: LoadTarget): Promise<Load> {
  const result = await start(target);
  const { non2xx, errors, mismatches, duration, latency } = result;
  const answers = result['2xx'];
  if (non2xx + errors > 0 || mismatches > answers * OTHER_ANSWERS_LIMIT) {
    throw new Error(`${target.url}: of ${answers} answers ${JSON.stringify({ non2xx, errors, mismatches })}`);
  }
  return { rate: (answers - mismatches) / duration, p50Ms: latency.p50, p99Ms: latency.p99 };
}

/** Load that only wakes a server: nothing is measured, whatever it answers. */
export async function warmUp(target: Omit<LoadTarget, 'seconds'>): Promise<void> {
  await start({ ...target, seconds: WARM_UP_SECONDS });
}

/** Load that goes on, whatever it is answered, while something else is measured. */
export function background(target: Omit<LoadTarget, 'seconds'>): { stop: () => Promise<void> } {
  const A_DAY_SECONDS = 86_400;
  const run = start({ ...target, seconds: A_DAY_SECONDS });
  return {
    stop: async () => {
      run.stop();
      await run;
    },
  };
}
