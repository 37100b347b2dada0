import autocannon from 'autocannon';

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

/**
 * Puts a server under load from this process, which does nothing else meanwhile; the server is a process of its own.
 * @throws when an answer was not what it has to be: its rate would mean nothing
 */
export async function load(target: LoadTarget): Promise<Load> {
  const result = await start(target);
  const bad = result.non2xx + result.errors + result.mismatches;
  if (bad > 0) {
    const { non2xx, errors, mismatches } = result;
    throw new Error(`${target.url}: ${JSON.stringify({ non2xx, errors, mismatches })} bad answers`);
  }
  return { rate: result['2xx'] / result.duration, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
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
