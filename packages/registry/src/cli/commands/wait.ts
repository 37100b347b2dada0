import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import type { RemoteHealth } from '@mockingbird/contracts';
import { ReleaseError, type ReleaseClient } from '../../publish/release-client.js';
import { duration, nameAndVersion } from '../arguments.js';
import type { Outcome, Run } from '../call.js';
import { EXIT } from '../exit-codes.js';
import { LOOK_MS, WAIT_MS } from '../limits.js';
import { countText } from '../output/format.js';

type Verdict = 'stays' | 'harmful' | 'rolled back' | 'not in use' | 'not judged';

const EXITS: Readonly<Record<Verdict, number>> = {
  stays: EXIT.done,
  harmful: EXIT.failed,
  'rolled back': EXIT.failed,
  'not in use': EXIT.failed,
  'not judged': EXIT.unavailable,
};

/** A version that stays although half of its visitors have an error: the rollback failed, or nothing watches it. */
const HARMFUL_SHARE = 0.5;
/** Of proxies and of services that start or stop. */
const PASSING_STATUSES = new Set([502, 503, 504]);

interface Version {
  name: string;
  version: string;
}

interface Look {
  /** What visitors report. Undefined when the version is neither live nor the canary. */
  health: RemoteHealth['live'] | undefined;
  isMonitored: boolean;
  neededVisitors: number;
}

async function look(client: ReleaseClient, { name, version }: Version): Promise<Look> {
  const { remotes, neededVisitors } = await client.health();
  const remote = remotes.find((each) => each.name === name);
  const canary = remote?.canaryPercent === undefined ? undefined : remote.other;
  return {
    health: [remote?.live, canary].find((each) => each?.version === version),
    isMonitored: Date.parse(remote?.monitoredUntil ?? '') > Date.now(),
    neededVisitors,
  };
}

/** @returns undefined while the services are away for a moment, which is no verdict about a version */
const lookAgain = (client: ReleaseClient, version: Version): Promise<Look | undefined> =>
  look(client, version).catch((error: unknown) => {
    if (error instanceof ReleaseError && PASSING_STATUSES.has(error.status)) return undefined;
    throw error;
  });

/** Why a version is not in use: it was rolled back, or another change replaced it. */
async function findReason(client: ReleaseClient, { name, version }: Version): Promise<Verdict> {
  const published = (await client.versions()).find((each) => each.name === name && each.version === version);
  return published?.autoRollback ? 'rolled back' : 'not in use';
}

interface Judged {
  verdict: Verdict;
  seen: number;
  affected: number;
  neededVisitors: number;
}

interface Wait {
  client: ReleaseClient;
  version: Version;
  limitMs: number;
  lookMs: number;
  progress: (line: string) => void;
}

function judge({ seen, affected, neededVisitors }: Omit<Judged, 'verdict'>): Verdict {
  if (seen < neededVisitors) return 'not judged';
  return affected >= seen * HARMFUL_SHARE ? 'harmful' : 'stays';
}

/** Looks again and again, until the version is gone, its monitoring ends, or the time is over. */
async function waitFor({ client, version, limitMs, lookMs, progress }: Wait): Promise<Judged> {
  const until = Date.now() + limitMs;
  // The figures are of the last ten minutes. A busy hour before them counts too.
  let [seen, affected, neededVisitors] = [0, 0, 0];
  let isFirst = true;
  for (
    let found: Look | undefined = await look(client, version);
    ;
    found = await lookAgain(client, version)
  ) {
    if (found) {
      ({ neededVisitors } = found);
      const { health, isMonitored } = found;
      if (!health) return { verdict: await findReason(client, version), seen, affected, neededVisitors };
      [seen, affected] = [Math.max(seen, health.seen), Math.max(affected, health.affected)];
      const visitors = countText(neededVisitors, 'visitor');
      progress(`${version.name}@${version.version}: ${seen} of ${visitors}, ${affected} with an error`);
      // A version that is live for longer was judged before.
      if (!isMonitored && isFirst) return { verdict: 'stays', seen, affected, neededVisitors };
      if (!isMonitored) break;
    }
    isFirst = false;
    const leftMs = until - Date.now();
    if (leftMs <= 0) break;
    await pause(Math.min(lookMs, leftMs));
  }
  return { verdict: judge({ seen, affected, neededVisitors }), seen, affected, neededVisitors };
}

function lineOf(label: string, { verdict, seen, affected, neededVisitors }: Judged): string {
  const visitors = countText(seen, 'visitor');
  const texts: Readonly<Record<Verdict, string>> = {
    stays: `${label} stays: ${visitors}, ${affected} with an error`,
    harmful: `${label} is still in use, and ${affected} of ${visitors} had an error: /admin/releases says which`,
    'rolled back': `${label} was rolled back automatically: npx mb history and /admin/releases say why`,
    'not in use': `${label} is neither live nor a canary: npx mb history says what replaced it`,
    'not judged': `${label} cannot be judged yet: ${seen} of ${countText(neededVisitors, 'visitor')}`,
  };
  return texts[verdict];
}

function outcomeOf({ name, version }: Version, judged: Judged): Outcome {
  return {
    document: { name, version, ...judged },
    lines: () => [lineOf(`${name}@${version}`, judged)],
    exit: EXITS[judged.verdict],
  };
}

interface WaitOptions {
  for: number;
  every: number;
}

/** `mb wait`: waits until the health monitor has judged a new version. */
export function addWait(program: Command, run: Run): void {
  program
    .command('wait')
    .description('wait until a new version or canary has shown its health')
    .argument('<name@version>', 'the version that became live, or the canary')
    .option('--for <time>', 'how long, such as 90s, 30m or 2h (30m)', duration, WAIT_MS)
    .option('--every <time>', 'the time between two looks (5s)', duration, LOOK_MS)
    .action((text: string, options: WaitOptions, command: Command) =>
      run(command, async ({ client, progress }) => {
        const version = nameAndVersion(text);
        const limits = { limitMs: options.for, lookMs: options.every };
        return outcomeOf(version, await waitFor({ client, version, ...limits, progress }));
      }),
    );
}
