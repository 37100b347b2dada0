import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import type { RemoteHealth } from '@mockingbird/contracts';
import { ReleaseError, type ReleaseClient } from '../../publish/release-client.js';
import { duration } from '../arguments.js';
import type { Outcome, Run } from '../call.js';
import { EXIT } from '../exit-codes.js';
import { CallError } from '../failure.js';
import { LOOK_MS } from '../limits.js';
import { countText } from '../output/format.js';

type Verdict = 'stays' | 'rolled back' | 'replaced' | 'not judged' | 'not monitored';

/** What visitors report about one version. */
interface Observed {
  version: string;
  isCanary: boolean;
  seen: number;
  affected: number;
  /** Epoch milliseconds. */
  monitoredUntil: number;
}

const EXITS: Readonly<Record<Verdict, number>> = {
  stays: EXIT.done,
  'not monitored': EXIT.done,
  'rolled back': EXIT.failed,
  replaced: EXIT.failed,
  'not judged': EXIT.unavailable,
};

/** @returns the canary of a remote, or else its live version */
function observe({ live, other, canaryPercent, monitoredUntil }: RemoteHealth): Observed {
  const isCanary = canaryPercent !== undefined && other !== undefined;
  const { version, seen, affected } = isCanary ? other : live;
  return { version, isCanary, seen, affected, monitoredUntil: Date.parse(monitoredUntil ?? '') || 0 };
}

/** Whether visitors still get the version: a canary that was promoted is live. */
const isInUse = ({ live, other, canaryPercent }: RemoteHealth, version: string) =>
  live.version === version || (canaryPercent !== undefined && other?.version === version);

async function look(client: ReleaseClient, name: string) {
  const { remotes, neededVisitors } = await client.health();
  const health = remotes.find((remote) => remote.name === name);
  if (!health) throw new CallError('MB-5009', `No remote ${name} is live.`);
  return { health, neededVisitors };
}

interface Wait {
  client: ReleaseClient;
  name: string;
  /** Milliseconds; until the monitoring ends when absent. */
  limitMs: number | undefined;
  lookMs: number;
  progress: (line: string) => void;
}

/** Looks again and again until the version is judged. */
async function waitFor({ client, name, limitMs, lookMs, progress }: Wait) {
  const startedAt = Date.now();
  const first = await look(client, name);
  const { version, isCanary, monitoredUntil } = observe(first.health);
  const { neededVisitors } = first;
  const until = Math.min(limitMs === undefined ? Infinity : startedAt + limitMs, monitoredUntil);
  // The figures are of the last ten minutes. A busy hour before them counts too.
  let [seen, affected] = [0, 0];
  let { health } = first;
  const judged = (verdict: Verdict) => ({ verdict, version, isCanary, seen, affected, neededVisitors });
  if (monitoredUntil <= startedAt) return judged('not monitored');
  for (;;) {
    if (!isInUse(health, version)) {
      const published = (await client.versions()).find(
        (each) => each.name === name && each.version === version,
      );
      const isRolledBack = Date.parse(published?.autoRollback?.at ?? '') >= startedAt - lookMs;
      return judged(isRolledBack ? 'rolled back' : 'replaced');
    }
    const now = health.live.version === version ? health.live : health.other;
    [seen, affected] = [Math.max(seen, now?.seen ?? 0), Math.max(affected, now?.affected ?? 0)];
    progress(
      `${name}@${version}: ${seen} of ${countText(neededVisitors, 'visitor')}, ${affected} with an error`,
    );
    const leftMs = until - Date.now();
    if (leftMs <= 0) return judged(seen >= neededVisitors ? 'stays' : 'not judged');
    await pause(Math.min(lookMs, leftMs));
    ({ health } = await look(client, name).catch((error: unknown) => {
      // Services that restart are no verdict about a version.
      if (error instanceof ReleaseError && error.code === 'MB-2006') return { health };
      throw error;
    }));
  }
}

type Judged = Awaited<ReturnType<typeof waitFor>>;

function lineOf(name: string, { verdict, version, seen, affected, neededVisitors }: Judged): string {
  const label = `${name}@${version}`;
  const visitors = countText(seen, 'visitor');
  const texts: Readonly<Record<Verdict, string>> = {
    stays: `${label} stays: ${visitors}, ${affected} with an error`,
    'rolled back': `${label} was rolled back automatically: npx mb history and /admin/releases say why`,
    replaced: `${label} is not in use any more: npx mb history says what replaced it`,
    'not judged': `${label} cannot be judged yet: ${seen} of ${countText(neededVisitors, 'visitor')}`,
    'not monitored': `${label} is not monitored: it has been live for longer`,
  };
  return texts[verdict];
}

const outcomeOf = (name: string, judged: Judged): Outcome => ({
  document: { name, ...judged },
  lines: () => [lineOf(name, judged)],
  exit: EXITS[judged.verdict],
});

interface WaitOptions {
  for?: number;
  every: number;
}

/** `mb wait`: waits until the health monitor has judged a new version. */
export function addWait(program: Command, run: Run): void {
  program
    .command('wait')
    .description('wait until a new version or canary has shown its health')
    .argument('<name>', 'the remote; its canary, or its live version where there is none')
    .option('--for <time>', 'stop after 90s, 30m or 2h; at the end of the monitoring when absent', duration)
    .option('--every <time>', 'the time between two looks', duration, LOOK_MS)
    .action((name: string, options: WaitOptions, command: Command) =>
      run(command, async ({ client, progress }) =>
        outcomeOf(
          name,
          await waitFor({ client, name, limitMs: options.for, lookMs: options.every, progress }),
        ),
      ),
    );
}
