import autocannon from 'autocannon';
import { WARM_UP_SECONDS } from '../limits.js';

export interface LoadTarget {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Requests another path each time. */
  pathOf?: (count: number) => string;
  /** Text that a valid response contains. */
  expects?: string;
}

export interface Load {
  /** Valid responses per second. */
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

/** Allowed share of other responses, for example client-rendered pages while the server warms up. */
const OTHER_ANSWERS_LIMIT = 0.05;

/**
 * Puts a server under load. The load comes from this process, the server is another one.
 * @throws for unexpected responses, because their rate would be meaningless
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

/** Warm-up load: nothing is measured, and any response is accepted. */
export async function warmUp(target: Omit<LoadTarget, 'seconds'>): Promise<void> {
  await start({ ...target, seconds: WARM_UP_SECONDS });
}

/** Background load during another measurement; any response is accepted. */
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
