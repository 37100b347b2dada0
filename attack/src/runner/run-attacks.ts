import { setTimeout as pause } from 'node:timers/promises';
import { ATTACKS } from '../attacks/index.js';
import { startBystander, type Bystander } from '../bystander/bystander.js';
import { frontDoorRates, Pace } from '../http/pace.js';
import { usePace } from '../http/send.js';
import type { Options } from '../options.js';
import { startAttackedSite, type AttackedSite } from './attacked-site.js';
import type { Attack } from './attack.js';
import { summarize, type AttackResult } from './result.js';
import { computeLast } from './scheduling.js';
import { Tally } from './tally.js';

/** Cached pages that the bystander visits. */
const HOT_PAGES = ['/region/us', '/about', '/exam/dmv-california', '/ssc', '/blog'];
/** Length of the quiet phase before each attack, in milliseconds. The machine may be faster or slower a minute later. */
const QUIET_MS = 10_000;
/** Length of a pause after an attack, so that none is blamed for the one before, in milliseconds. */
const REST_MS = 2_000;
/** Shortest measurement of an attack, in milliseconds: a short attack is repeated for as long. */
const SHORTEST_MS = 5_000;

/** The bystander signs with the browser's key. */
function startOthers({ site }: AttackedSite, seed: number): Bystander {
  const pair = site.running.secrets.API_KEYS.split(',').find((entry) => entry.startsWith('browser:')) ?? '';
  const [keyId = '', secret = ''] = pair.split(':');
  return startBystander({ origin: site.url, key: { keyId, secret }, pages: HOT_PAGES, run: seed });
}

async function measure(
  attack: Attack,
  attacked: AttackedSite,
  others: Bystander,
  { isSmall, isUnlimited, seed, requests }: Options,
  log: (line: string) => void,
): Promise<AttackResult> {
  const tally = new Tally();
  const context = { ...attacked, isSmall, isUnlimited, seed, requests, tally, log };
  await others.nextPhase();
  if (!isSmall) await pause(QUIET_MS);
  const quiet = summarize(await others.nextPhase());
  let startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  let error: string | undefined;
  try {
    if (!isSmall && !isUnlimited) await attack.prepare?.(context);
    await others.nextPhase();
    startedAt = performance.now();
    do await attack.run(context);
    while (!isSmall && attack.isRepeatable && elapsed() < SHORTEST_MS);
  } catch (thrown) {
    error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  }
  const seconds = elapsed() / 1_000;
  const phase = await others.nextPhase();
  return { name: attack.name, seconds, tally, quiet, others: summarize(phase), wrong: phase.wrong, error };
}

/** Starts a site, measures another client before and during each attack, and stops everything. */
export async function runAttacks(options: Options, log: (line: string) => void): Promise<AttackResult[]> {
  log('starting a site ...');
  const attacked = await startAttackedSite();
  const others = startOthers(attacked, options.seed);
  // A small run judges no latency, and may be a part of a process that goes on.
  if (!options.isSmall) computeLast(log);
  try {
    // The first visits fill caches and compile code.
    await pause(options.isSmall ? 0 : REST_MS);
    const results: AttackResult[] = [];
    // The attacker comes from one address, and has used up what the front door allows beyond its rates.
    usePace(options.isUnlimited ? undefined : new Pace(frontDoorRates()));
    for (const attack of ATTACKS.filter(({ name }) => options.only.includes(name))) {
      log(`${attack.name} ...`);
      results.push(await measure(attack, attacked, others, options, log));
      await pause(options.isSmall ? 0 : REST_MS);
    }
    return results;
  } finally {
    usePace(undefined);
    await others.stop();
    await attacked.site.stop();
  }
}
