import { readdir, rm, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Publication } from '@mockingbird/contracts';
import { runMb, runScript, writePublication, type Ended } from '../src/harness/mb.js';
import { versionAt } from '../src/harness/page-state.js';
import { builtRemote, deriveVersion } from '../src/harness/releases.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';
import { missingTags } from '../../scripts/lib/release-tags.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const PATH = '/about';

let site: TestSite;
let home: Publication;
let folder: string;
/** The live version when the site started. */
let first: string;

const platform = () => ({ SERVICES_URL: site.servicesUrl, API_KEYS: site.running.secrets.API_KEYS });
const mb = (...args: string[]) => runMb(platform(), ...args);
const documentOf = ({ out }: Ended): unknown => JSON.parse(out);

/** A version of the home remote, in a folder like a build's. */
async function folderOf(version: string, heading = `About ${version}`): Promise<string> {
  const changed = deriveVersion(home, version, (file, text) =>
    /\.(js|cjs)$/.test(file) ? text.replaceAll('About Mockingbird', heading) : undefined,
  );
  return writePublication(changed, join(folder, `${version} ${heading}`));
}

const goesLive = (version: string) =>
  until(
    `mfe-home@${version} is live`,
    async () => (await versionAt(site.url, PATH)) === `mfe-home@${version}`,
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mockingbird-mb-'));
  [site, home] = await Promise.all([startTestSite(), builtRemote('mfe-home')]);
  first = home.manifest.version;
});

afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a release by hand', () => {
  it('begins with a look at what is live', async () => {
    const { code, out, err } = await mb('status');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^composition 1 since /);
    expect(out).toMatch(new RegExp(`^mfe-home +${first} `, 'm'));
  });

  it('publishes a folder, and stores nothing in a dry run', async () => {
    const built = await folderOf('3.0.0');
    const dry = await mb('publish', built, '--dry-run', '--json');
    expect(dry.code).toBe(0);
    expect(documentOf(dry)).toMatchObject({ version: '3.0.0', created: false, dryRun: true });
    expect(await mb('promote', 'mfe-home@3.0.0', '--json')).toMatchObject({ code: 1 });
    const { code, out } = await mb('publish', built);
    expect(code).toBe(0);
    expect(out).toMatch(/\n *✔ hashes .*\n *✔ sizes /);
    expect(out).toContain('\nmfe-home@3.0.0 is published\n');
    const { out: versions } = await mb('versions', 'mfe-home');
    expect(versions).toMatch(/^mfe-home +3\.0\.0 +stored +discovery /m);
    expect(versions).toMatch(/ live /);
  });

  it('refuses the number with another content before a file is sent, and takes the same content', async () => {
    const again = await mb('publish', await folderOf('3.0.0'));
    expect(again).toMatchObject({ code: 0 });
    expect(again.out).toContain('mfe-home@3.0.0 is stored already, with the same content');
    const other = await mb('publish', await folderOf('3.0.0', 'Another heading'));
    expect(other).toMatchObject({ code: 1, out: '' });
    expect(other.err).toMatch(/^MB-4002 .*npx lerna version --yes\n {2}\/files: /);
  });

  it('promotes, and says what differs', async () => {
    const dry = await mb('promote', 'mfe-home@3.0.0', '--dry-run');
    expect(dry.out).toContain('composition 2 would be live (dry run: nothing was changed)');
    const { code, out } = await mb('promote', 'mfe-home@3.0.0', '--why', 'the third edition');
    expect(code).toBe(0);
    expect(out).toContain('composition 2 is live');
    expect(out).toMatch(new RegExp(`^ +mfe-home +version +${first} +3\\.0\\.0$`, 'm'));
    await goesLive('3.0.0');
  });

  it('compares two compositions', async () => {
    expect(documentOf(await mb('diff', '1', '--json'))).toMatchObject({
      from: 1,
      to: 2,
      changes: [{ name: 'mfe-home', what: 'version', before: first, after: '3.0.0' }],
    });
    expect(await mb('diff', '99', '--json')).toMatchObject({ code: 1 });
  });

  it('goes back', async () => {
    const { code, out } = await mb('rollback', '--why', 'too bold');
    expect(code).toBe(0);
    expect(out).toContain('composition 3 is live');
    await goesLive(first);
  });

  it('gives a share of the visitors a version, and ends that', async () => {
    const started = await mb('canary', 'mfe-home', '3.0.0', '--percent', '2.5', '--cohort', 'beta');
    expect(started.code).toBe(0);
    expect((await mb('status')).out).toMatch(/^mfe-home .* 3\.0\.0 \(2\.5 %, beta\)/m);
    const ended = await mb('canary', 'end', 'mfe-home', '--json');
    expect(documentOf(ended)).toMatchObject({
      composition: { number: 5, kind: 'canary-end' },
      changes: [{ name: 'mfe-home', what: 'canary-ended' }],
    });
    expect(await mb('canary', 'end', 'mfe-home')).toMatchObject({ code: 1 });
  });
});

describe('the history', () => {
  it('says who did what and why, latest first', async () => {
    const { code, out } = await mb('history', '--limit', '4');
    expect(code).toBe(0);
    const kinds = out
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(/ {2,}/).toSpliced(1, 1));
    expect(kinds).toEqual([
      ['5', 'canary-end', 'release'],
      ['4', 'canary', 'release'],
      ['3', 'rollback to 1', 'release', 'too bold'],
      ['2', 'promote', 'release', 'the third edition'],
    ]);
    expect(documentOf(await mb('history', '--json'))).toHaveProperty('compositions.length', 5);
  });
});

describe('the token of a team', () => {
  let id: string;
  let team: Record<string, string>;

  beforeAll(async () => {
    const { owner } = home.manifest;
    const created = await mb('token', 'create', '--owner', owner, '--person', 'Asha Rao', '--days', '1');
    const [, token = ''] = /^MB_TOKEN=(.+)$/m.exec(created.out) ?? [];
    id = token.slice(0, token.indexOf(':'));
    team = { SERVICES_URL: site.servicesUrl, MB_TOKEN: token };
  });

  it('releases the remotes of its owner, and the history names it', async () => {
    expect(await runMb(team, 'publish', await folderOf('3.1.0'))).toMatchObject({ code: 0 });
    expect(await runMb(team, 'promote', 'mfe-home@3.1.0', '--why', 'by the team')).toMatchObject({ code: 0 });
    await goesLive('3.1.0');
    expect((await mb('history', '--limit', '1')).out).toMatch(/promote +Asha Rao, discovery .*by the team/);
  });

  it.each([
    [['rollback', '1']],
    [['gc', '--dry-run']],
    [['token', 'list']],
    [['token', 'create', '--owner', 'discovery', '--platform']],
  ])('may not %j', async (args) => {
    const ended = await runMb(team, ...args, '--json');
    expect(ended).toMatchObject({ code: 77, err: '' });
    expect(documentOf(ended)).toMatchObject({ error: { code: 'MB-4006' } });
  });

  it("may not release another owner's remote", async () => {
    const { manifest } = await builtRemote('mfe-blog');
    const foreign = await runMb(team, 'promote', `mfe-blog@${manifest.version}`);
    expect(foreign).toMatchObject({ code: 77, out: '' });
    expect(foreign.err).toMatch(/^MB-4006 /);
  });

  it('may nothing once it is revoked', async () => {
    expect((await mb('token', 'list')).out).toMatch(
      new RegExp(`^${id} +discovery +Asha Rao +team +good `, 'm'),
    );
    expect(await mb('token', 'revoke', id)).toMatchObject({ code: 0 });
    expect((await mb('token', 'list')).out).toMatch(
      new RegExp(`^${id} +discovery +Asha Rao +team +revoked `, 'm'),
    );
    expect(await runMb(team, 'status')).toMatchObject({ code: 77 });
  });
});

describe('mb verify', () => {
  const verify = (...args: string[]) =>
    runMb(
      { ...platform(), COMPOSITION_PUBLIC_KEYS: site.running.secrets.COMPOSITION_PUBLIC_KEYS },
      'verify',
      ...args,
    );

  it('finds every file as it was signed', async () => {
    const { code, out } = await verify();
    expect({ code, out }).toMatchObject({ code: 0 });
    expect(out).toMatch(/✔ signed by own \(COMPOSITION_PUBLIC_KEYS\)/);
    expect(out).toMatch(/\nall \d+ files are what was signed\n$/);
  });

  it("trusts the services' keys when none are configured, and says so", async () => {
    const { code, out } = await mb('verify', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/✔ signed by own \(the services' own keys; /);
  });

  it('finds the one file that somebody changed in the store', async () => {
    const store = join(site.dataDir, 'artefacts/mfe-home/3.0.0');
    const [hash = ''] = await readdir(store);
    await writeFile(join(store, hash, home.manifest.entry), 'changed');
    const ended = await verify('2', '--json');
    expect(ended.code).toBe(1);
    expect(documentOf(ended)).toMatchObject({
      composition: 2,
      differences: [{ what: `mfe-home@3.0.0/${home.manifest.entry}` }],
    });
    expect(await verify('1')).toMatchObject({ code: 0 });
  });
});

describe('mb gc', () => {
  it('keeps what is young, and says what it would do', async () => {
    const { code, out } = await mb('gc', '--dry-run');
    expect(code).toBe(0);
    expect(out).toMatch(/^0 versions would be removed \(dry run: nothing was\), 0 B; \d+ remain\n$/);
    expect(documentOf(await mb('gc', '--days', '7', '--json'))).toMatchObject({ dryRun: false, removed: [] });
  });
});

describe('what may not be, or cannot', () => {
  it('has a separate exit code', async () => {
    const stranger = { ...platform(), API_KEYS: 'release:an-unknown-secret' };
    expect(await runMb(stranger, 'status')).toMatchObject({ code: 77, out: '' });
    expect(await mb('status', '--services-url', 'http://127.0.0.1:9')).toMatchObject({ code: 69, out: '' });
    expect(await mb('promote', 'mfe-home')).toMatchObject({ code: 64, out: '' });
  });
});

describe('npm run release', () => {
  const release = (...args: string[]) =>
    runScript(join(ROOT, 'scripts/release.mjs'), [...args, '--without-tags'], platform());

  it('builds the version of package.json and publishes that; the same source is the same content', async () => {
    const once = await release('mfe-blog');
    expect(once).toMatchObject({ code: 0 });
    expect(once.out).toMatch(/^mfe-blog@\d+\.\d+\.\d+ is published$/m);
    expect((await release('mfe-blog')).out).toMatch(/ is stored already, with the same content$/m);
  });

  it('builds nothing in a repository without tags of releases', async () => {
    const missing = await missingTags(ROOT);
    const ended = await runScript(join(ROOT, 'scripts/release.mjs'), ['mfe-blog'], platform());
    if (missing === undefined) expect(ended).toMatchObject({ code: 0 });
    else expect(ended).toMatchObject({ code: 1, err: `MB-5014 ${missing}\n` });
  });

  it('names the remotes that there are', async () => {
    const { code, err } = await release('mfe-unknown');
    expect(code).toBe(1);
    expect(err).toMatch(/^MB-5008 .*mfe-home/m);
    expect(err).not.toContain('styleguide');
  });
});
