import { spawn, type ChildProcess } from 'node:child_process';
import { loadavg } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Publication } from '@mockingbird/contracts';
import { untilDecided } from '@mockingbird/registry/publish';
import { builtRemote, deriveVersion, releasesOf } from '../src/harness/releases.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';

/** The remote with the most routes. */
const NAME = 'mfe-calculators';
const RELEASES = 20;
/** Processes that compute without end. */
const BUSY = 15;
/** Twenty times the limit of one version, in milliseconds. */
const PATIENCE_MS = 60 * 60_000;

let site: TestSite;
let remote: Publication;
let busy: ChildProcess[] = [];

beforeAll(async () => {
  [site, remote] = await Promise.all([startTestSite({ GATE_URL: 'auto' }), builtRemote(NAME)]);
  busy = Array.from({ length: BUSY }, () => spawn(process.execPath, ['--eval', 'for (;;);']));
});
afterAll(async () => {
  for (const child of busy) child.kill('SIGKILL');
  await site?.stop();
});

/** Publishes as `mb` does: again while the gate cannot decide. @returns the number of tries that were undecided */
async function publish(publication: Publication): Promise<number> {
  let undecided = 0;
  await untilDecided(() => releasesOf(site).publish(publication), { onRetry: () => (undecided += 1) });
  return undecided;
}

describe(`the gate beside ${BUSY} busy processes`, () => {
  it(
    'refuses none of twenty sound versions',
    async () => {
      const rows: string[] = [];
      const refused: string[] = [];
      for (let number = 1; number <= RELEASES; number += 1) {
        const startedAt = performance.now();
        const outcome = await publish(deriveVersion(remote, `20.0.${number}`)).then(
          (undecided) => `passed, undecided before: ${undecided}`,
          (error: unknown) => {
            refused.push(String(error));
            return String(error);
          },
        );
        const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
        rows.push(`${number}: ${seconds} s, load ${loadavg()[0]?.toFixed(1)}, ${outcome}`);
      }
      console.log(rows.join('\n'));
      expect(refused).toEqual([]);
    },
    PATIENCE_MS,
  );
});
