import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../../../e2e/src/harness/ports.js';
import { npmStart, type Started } from '../../../e2e/src/start/npm-start.js';
import { CONNECTIONS, KILL_INTERVAL_MS } from '../limits.js';
import type { Answered } from './mixed-load.js';

const SERVICES = 'services/dist/main.js';
const MS_PER_SECOND = 1_000;

/** Kills the services at every interval, if they run again by then. @returns how often */
function killRegularly(started: Started) {
  let kills = 0;
  const timer = setInterval(() => {
    if (started.processOf(SERVICES) === undefined) return;
    started.crash(SERVICES);
    kills += 1;
  }, KILL_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return kills;
  };
}

/** Requests one cached page from `npm start` while its services are killed again and again. */
export async function loadWhileServicesAreKilled(
  page: string,
  seconds: number,
): Promise<Answered & { kills: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'mockingbird-bench-'));
  const started = npmStart({
    DATA_DIR: folder,
    PORT: String(await freePort()),
    SERVICES_PORT: String(await freePort()),
  });
  try {
    await started.ready();
    const url = started.address('site') + page;
    await fetch(url);
    const stopKilling = killRegularly(started);
    const result = await autocannon({ url, connections: CONNECTIONS, overallRate: 200, duration: seconds });
    return {
      name: 'cached page while services are killed',
      answers: result['2xx'],
      failures: result.non2xx + result.errors,
      kills: stopKilling(),
    };
  } finally {
    started.signal('SIGTERM', 'command');
    await started.ended;
    await rm(folder, { recursive: true, force: true });
  }
}

/** Long enough for this many kills. @returns seconds */
export const secondsFor = (kills: number) => ((kills + 0.5) * KILL_INTERVAL_MS) / MS_PER_SECOND;
