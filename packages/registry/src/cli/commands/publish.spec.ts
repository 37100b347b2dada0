import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { builtFolder, FILES, manifest } from '../../../test/samples.js';
import { documentOf, StandInServices, TOKEN } from '../../../test/stand-in-services.js';

const ASK = 'GET /api/releases/artefacts/mfe-x/1.0.0/manifest.json';
const SEND = 'POST /api/releases/artefacts';
const CHECKS = [
  { check: 'manifest', outcome: 'passed', detail: 'fits its schema' },
  { check: 'renders', outcome: 'skipped', detail: 'no gate is configured' },
];
const published = { name: 'mfe-x', version: '1.0.0', created: true, dryRun: false, checks: CHECKS };

let services: StandInServices;

beforeEach(async () => {
  services = new StandInServices();
  await services.start();
  services.refuse(ASK, 404, 'MB-4005', 'mfe-x@1.0.0 was never published.');
  services.answer(SEND, published, 201);
});

afterEach(() => services.stop());

describe('mb publish', () => {
  it('asks whether the number is free, then sends the manifest and every file', async () => {
    const ended = await services.mb('publish', await builtFolder());
    expect(ended.code).toBe(0);
    expect(services.routes).toEqual([ASK, SEND]);
    expect(services.requests[1]).toMatchObject({
      keyId: 'release',
      body: {
        manifest: { name: 'mfe-x', version: '1.0.0' },
        files: {
          'remoteEntry.js': Buffer.from(FILES['remoteEntry.js']).toString('base64'),
          'chunks/page.js': Buffer.from(FILES['chunks/page.js']).toString('base64'),
        },
      },
    });
  });

  it('sends the source maps of the build, and the commit', async () => {
    const folder = await builtFolder(manifest, {
      ...FILES,
      'source-maps/chunks/page.js.map': '{"version":3}',
      'source-maps/other.js.map': '{}',
    });
    expect((await services.mb('publish', folder, '--commit', 'abcdef0')).code).toBe(0);
    const body = services.requests[1]?.body;
    expect(body).toMatchObject({ commit: 'abcdef0' });
    expect(body).toHaveProperty('sourceMaps', { 'chunks/page.js': '{"version":3}' });
    expect(await services.mb('publish', folder, '--commit', 'main')).toMatchObject({ code: 64 });
  });

  it('shows what was sent, each look of the gate, and what comes next', async () => {
    const { out } = await services.mb('publish', await builtFolder());
    expect(out).toEqual([
      'mfe-x@1.0.0: 2 files, 11 B',
      '  ✔ manifest       fits its schema',
      '  – renders        no gate is configured',
      'mfe-x@1.0.0 is published',
      'Next: npx mb promote mfe-x@1.0.0 --why "..."',
    ]);
  });

  it('tells the progress on a terminal alone', async () => {
    const folder = await builtFolder();
    const environment = { MB_TOKEN: TOKEN };
    const { progress } = await services.mbWith({ environment, terminal: true }, 'publish', folder);
    expect(progress).toContain('read 2 of 2 files');
    expect(progress).toContain('mfe-x@1.0.0 is sent, the gate checks it');
    expect(progress.at(-1)).toBe('');
    expect((await services.mbWith({ environment }, 'publish', folder)).progress).toEqual([]);
    expect(
      (await services.mbWith({ environment, terminal: true }, 'publish', folder, '--json')).progress,
    ).toEqual([]);
  });

  it('prints what the services answered with --json', async () => {
    expect(documentOf(await services.mb('publish', await builtFolder(), '--json'))).toEqual(published);
  });

  it('stores nothing with --dry-run', async () => {
    services.answer(SEND, { ...published, created: false, dryRun: true });
    const { code, out } = await services.mb('publish', await builtFolder(), '--dry-run');
    expect(code).toBe(0);
    expect(services.requests[1]?.body).toMatchObject({ dryRun: true });
    expect(out.at(-1)).toBe('mfe-x@1.0.0 may be published (dry run: nothing was stored)');
  });
});

describe('a version that the gate could not judge in time', () => {
  const undecided = { code: 'MB-4016', detail: 'The gate could not decide in time.' };
  const problem = { type: 'about:blank', title: 'A title', status: 503, requestId: 'r-1', ...undecided };

  it('is sent again, and published', async () => {
    services.first[SEND] = [{ status: 503, body: problem }];
    const ended = await services.mb('publish', await builtFolder());
    expect(ended.code).toBe(0);
    expect(services.routes).toEqual([ASK, SEND, SEND]);
    expect(ended.err).toEqual(['the gate could not decide in time; next try in 0.001 s']);
  });

  it('ends with 69 after some tries: nothing is known to be wrong with it', async () => {
    services.refuse(SEND, 503, undecided.code, undecided.detail);
    const ended = await services.mb('publish', await builtFolder());
    expect(ended.code).toBe(69);
    expect(services.routes).toEqual([ASK, SEND, SEND, SEND]);
    expect(ended.err.at(-2)).toBe('MB-4016 The gate could not decide in time.');
  });
});

describe('a number that is taken', () => {
  it('is refused before anything is sent when the content is another one', async () => {
    services.answers[ASK] = { status: 200, body: { ...manifest, files: {}, owner: 'team-y' } };
    const ended = await services.mb('publish', await builtFolder());
    expect(ended.code).toBe(1);
    expect(ended.err).toEqual([
      'MB-4002 mfe-x@1.0.0 exists with another content. Raise the version: npx lerna version --yes',
      '  /owner: Differs from what is stored',
      '  /files: Differs from what is stored',
      '  More: docs/errors.md#mb-4002-version-exists-already',
    ]);
    expect(services.routes).toEqual([ASK]);
  });

  it('is nothing to do when the content is the same, in whatever order its keys are', async () => {
    services.answers[ASK] = {
      status: 200,
      body: Object.fromEntries(Object.entries(manifest).reverse()),
    };
    const ended = await services.mb('publish', await builtFolder(), '--json');
    expect(ended.code).toBe(0);
    expect(documentOf(ended)).toMatchObject({ created: false, checks: [] });
    expect(services.routes).toEqual([ASK]);
  });

  it('stays taken after its files were removed', async () => {
    services.refuse(ASK, 410, 'MB-4014', 'mfe-x@1.0.0 was removed.');
    const ended = await services.mb('publish', await builtFolder());
    expect(ended).toMatchObject({ code: 1 });
    expect(ended.err[0]).toBe('MB-4014 mfe-x@1.0.0 was removed.');
    expect(services.routes).toEqual([ASK]);
  });

  it('is refused by the services when somebody else was faster', async () => {
    services.refuse(SEND, 409, 'MB-4002', 'exists');
    expect((await services.mb('publish', await builtFolder())).err[0]).toBe('MB-4002 exists');
  });
});

describe('a folder that cannot be published', () => {
  it('has each fault of its manifest named', async () => {
    const folder = await builtFolder({ ...manifest, version: 'one', routes: 1 });
    const { code, err } = await services.mb('publish', folder);
    expect(code).toBe(1);
    expect(err[0]).toMatch(/^MB-4001 .*manifest\.json does not fit its schema\.$/);
    expect(err.join('\n')).toMatch(/\/version: .*\n.*\/routes: /);
    expect(services.requests).toEqual([]);
  });

  it('is no build, or lacks a file', async () => {
    const nowhere = await services.mb('publish', '/nowhere');
    expect(nowhere).toMatchObject({ code: 1 });
    expect(nowhere.err[0]).toMatch(/^MB-4001 .*build it first/);
    const lacking = await services.mb('publish', await builtFolder(manifest, { 'remoteEntry.js': 'hello' }));
    expect(lacking).toMatchObject({ code: 1 });
    expect(lacking.err.join('\n')).toMatch(/^MB-4003 .*\n {2}\/files\/chunks\/page\.js: .*ENOENT/);
    expect(services.requests).toEqual([]);
  });
});
