import { setTimeout as pause } from 'node:timers/promises';
import { createReleaseClient, type ReleaseClient } from '@mockingbird/registry/publish';
import { builtRemote, deriveVersion, releasesOf } from '../../../e2e/src/harness/releases.js';
import { versionAt } from '../../../e2e/src/harness/page-state.js';
import { until } from '../../../e2e/src/harness/until.js';
import { RATE_RULES } from '../../../services/src/rate-limit/rules.js';
import { send } from '../http/send.js';
import { sample, type Attack, type AttackContext } from '../runner/attack.js';

const REMOTE = 'mfe-calculators';
const OWNER = 'calculators';
const OWN_PAGES = [
  '/tools',
  '/tools/sat-score-calculator',
  '/tools/act-score-calculator',
  '/tools/ap-bio-score-calculator',
];
const HACKED = 'HACKED by another remote';

/** Code in front of a server bundle. */
const BUNDLES: Readonly<Record<string, string>> = {
  'an endless loop': 'for (;;) {}',
  'an endless loop later': 'setTimeout(() => { for (;;) {} }, 20);',
  'a leak outside the heap':
    'const blocks = []; setInterval(() => blocks.push(Buffer.alloc(20 * 1024 * 1024, 1)), 40);',
  'a full heap':
    'const blocks = []; setInterval(() => { for (let at = 0; at < 2e6; at += 1) blocks.push({ at }); }, 20);',
  'a throw in a timer': "setInterval(() => { throw new Error('in a timer'); }, 20);",
  'an unhandled rejection': "setInterval(() => void Promise.reject(new Error('unhandled')), 20);",
  'an immediate throw': "throw new Error('immediately');",
  'process.exit': 'setTimeout(() => process.exit(1), 20); process.exit(1);',
  'process.reallyExit and kill': 'process.reallyExit(1);',
  'false messages': `
    try { MessagePort.prototype.postMessage = () => undefined; } catch {}
    try { globalThis.postMessage = () => undefined; } catch {}
    try { JSON.stringify = () => '{ broken'; } catch {}`,
  'changed libraries': `
    for (const name of ['react/jsx-runtime', 'react', 'react-dom'])
      for (const key of ['jsx', 'jsxs', 'createElement'])
        try { require(name)[key] = () => ${JSON.stringify(HACKED)}; } catch {}`,
  'changed classes of the language': `
    for (const name of ['map', 'join', 'push']) try { Array.prototype[name] = () => ${JSON.stringify(HACKED)}; } catch {}
    try { String.prototype.replace = () => ${JSON.stringify(HACKED)}; } catch {}
    try { Promise.prototype.then = () => undefined; } catch {}`,
  'no exports': 'module.exports = null; exports = null;',
  '50 MB of output': "require('react'); globalThis.big = 'x'.repeat(50e6); console.log(globalThis.big);",
};

/** Milliseconds between two further rounds of visits, after the first ones without a pause. */
const ROUND_MS = 2_000;

let published = 0;

/** Milliseconds from one change of a team to the next in the long run. */
function changeInterval(): number {
  return Math.max(...RATE_RULES.changesByTeam.windows.map(({ calls, seconds }) => (seconds * 1_000) / calls));
}

/** A team's client, as someone with a stolen token has it. */
async function stealToken({ site }: AttackContext): Promise<ReleaseClient> {
  const { token } = await releasesOf(site).createToken({ owner: OWNER });
  const [id = '', secret = ''] = token.split(':');
  return createReleaseClient({ servicesUrl: site.servicesUrl, key: { id, secret } });
}

/** Publishes a version of a remote whose server bundle begins with hostile code, and waits until it is live. */
async function goLive({ site }: AttackContext, team: ReleaseClient, code: string): Promise<string> {
  published += 1;
  const version = `66.0.${published}`;
  const change = (file: string, text: string) =>
    file === 'server.cjs' ? `(() => {${code}\n})();\n${text}` : undefined;
  await team.publish(deriveVersion(await builtRemote(REMOTE), version, change));
  await team.promote({ remotes: [{ name: REMOTE, version }], why: 'an attack' });
  await until('the version is live', async () => (await versionAt(site.url, '/tools'))?.endsWith(version));
  return version;
}

/** Requests the bundle's pages and fresh pages of others. The browser renders a page that the server cannot. */
async function visit({ site, tally }: AttackContext, what: string, round: number): Promise<void> {
  const fresh = `q=${published}-${round}`;
  const own = OWN_PAGES.map((path) => send(site.url, path));
  const others = ['/region/us', '/dmv', '/aptitude'].map((path) => send(site.url, `${path}?${fresh}`));
  for (const outcome of await Promise.all(own))
    tally.check(
      `${what}: its own page`,
      outcome,
      ({ status, text }) => status === 200 && text.includes('mb-remote'),
    );
  for (const outcome of await Promise.all(others))
    tally.check(
      `${what}: a page of another remote`,
      outcome,
      ({ status, text }) => status === 200 && text.includes('mb-remote') && !text.includes(HACKED),
    );
}

/**
 * Versions of a remote whose server code harms the process that runs it. They come as fast as a team's token allows in the long
 * run, and their pages are requested all the time.
 */
export const bundles: Attack = {
  name: 'bundles',
  run: async (context) => {
    const { site, tally, isSmall, isUnlimited, log } = context;
    const before = (await releasesOf(site).current())?.number ?? 1;
    const team = await stealToken(context);
    const interval = isSmall || isUnlimited ? 0 : changeInterval();
    for (const [what, code] of sample(Object.entries(BUNDLES), context, 3)) {
      const next = performance.now() + interval;
      const version = await goLive(context, team, code);
      const rounds = isSmall ? 1 : 6;
      for (let round = 0; round < rounds || performance.now() < next; round += 1) {
        await visit(context, what, round);
        if (round >= rounds) await pause(Math.max(0, Math.min(ROUND_MS, next - performance.now())));
      }
      log(`  ${version}: ${what}`);
    }
    await releasesOf(site).rollback({ to: before, why: 'the attack is over' });
    await until(
      'the sound version is live',
      async () => !(await versionAt(site.url, '/tools'))?.includes('@66.'),
    );
    const after = await send(site.url, '/tools/ap-chem-score-calculator');
    tally.check('a page after the rollback', after, [200]);
  },
};
