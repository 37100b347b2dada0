import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Composition,
  type Publication,
  releaseChangeResponse,
  signedCompositionResponse,
} from '@mockingbird/contracts';
import {
  openComposition,
  parseSigningKey,
  parseTrustedKeys,
  publicKeyText,
} from '@mockingbird/registry/signing';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, TEST_COMPOSITION_KEY, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';

const trusted = parseTrustedKeys(publicKeyText(parseSigningKey(TEST_COMPOSITION_KEY)));

/** Opens the composition of a response and checks its signature. */
function opened(answer: unknown): Composition {
  const result = openComposition(signedCompositionResponse.parse(answer).data, trusted);
  if (!result.ok) throw new Error(result.detail);
  return result.composition;
}
const made = (answer: unknown) => releaseChangeResponse.parse(answer).data.composition;

describe('the releases module', () => {
  let database: TestDatabase;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  const publish = (publication: unknown) =>
    services.call('/api/releases/artefacts', { key: 'release', body: publication });
  const promotion = (app: TestApp, remotes: { name: string; version: string }[]) =>
    app.call('/api/releases/promote', { key: 'release', body: { remotes, why: 'test' } });
  const promote = (...remotes: { name: string; version: string }[]) => promotion(services, remotes);
  const get = (path: string, headers: Record<string, string> = {}) =>
    services.call(`/api/releases/${path}`, { key: 'edge', headers });
  const composition = async (path = 'composition') => opened((await get(path)).json());
  const changed = (publication: Publication, change: (copy: Publication) => void) => {
    const copy = structuredClone(publication);
    change(copy);
    return copy;
  };

  it('has no composition at first', async () => {
    const answer = await get('composition');
    expect([answer.status, answer.json()]).toEqual([404, expect.objectContaining({ code: 'MB-1003' })]);
  });

  describe('publishing', () => {
    const home = publicationOf({ name: 'home', files: { 'style.css': 'body{}' } });

    it('stores a version once, and answers a repeat alike', async () => {
      const first = await publish(home);
      const answer = { name: 'home', version: '1.0.0', dryRun: false, checks: expect.any(Array) };
      expect([first.status, first.json()]).toEqual([201, { data: { ...answer, created: true } }]);
      const second = await publish(home);
      expect([second.status, second.json()]).toEqual([200, { data: { ...answer, created: false } }]);
    });

    it('refuses another content for a version that exists', async () => {
      const answer = await publish(publicationOf({ name: 'home', files: { 'style.css': 'p{}' } }));
      expect([answer.status, answer.json()]).toEqual([409, expect.objectContaining({ code: 'MB-4002' })]);
      expect((await get('artefacts/home/1.0.0/style.css')).text).toBe('body{}');
    });

    it('stores one of several concurrent contents', async () => {
      const texts = ['a', 'b', 'c', 'd'];
      const answers = await Promise.all(
        texts.map((text) => publish(publicationOf({ name: 'race', files: { 'x.txt': text } }))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      const winner = texts[answers.findIndex(({ status }) => status === 201)];
      expect((await get('artefacts/race/1.0.0/x.txt')).text).toBe(winner);
    });

    it('hands the files out, for ever', async () => {
      const entry = await get('artefacts/home/1.0.0/chunks/page.js');
      expect([entry.status, entry.text]).toEqual([200, 'export {};']);
      expect(entry.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(entry.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const manifest = await get('artefacts/home/1.0.0/manifest.json');
      expect(manifest.json()).toEqual(home.manifest);
      const again = await get('artefacts/home/1.0.0/style.css', {
        'if-none-match': (await get('artefacts/home/1.0.0/style.css')).headers.get('etag') ?? '',
      });
      expect(again.status).toBe(304);
    });

    it.each([
      ['home/1.0.0/nothing.js', 404, 'MB-1003'],
      ['home/1.0.0/chunks', 404, 'MB-1003'],
      ['home/9.9.9/style.css', 404, 'MB-4005'],
      ['home/1.0.0/..%2F..%2Fsecret', 400, 'MB-1002'],
      // `fetch` makes another address of it.
      ['home/1.0.0/%2e%2e/secret', 404, 'MB-1019'],
      ['home/latest/style.css', 400, 'MB-1002'],
      ['HOME/1.0.0/style.css', 400, 'MB-1002'],
    ])('answers for the file %s with %i', async (path, status, code) => {
      const answer = await get(`artefacts/${path}`);
      expect([answer.status, answer.json()]).toEqual([status, expect.objectContaining({ code })]);
    });

    const faults: [string, (copy: Publication) => void, string][] = [
      ['an altered file', (copy) => (copy.files['style.css'] = 'AAAA'), '/files/style.css'],
      ['a missing file', (copy) => delete copy.files['style.css'], '/files/style.css'],
      [
        'a file with the name of the list of files',
        (copy) => {
          copy.files['version-files.json'] = '';
          const integrity = `sha384-${createHash('sha384').digest('base64')}`;
          copy.manifest.files['version-files.json'] = { integrity, bytes: 0 };
        },
        '/files/version-files.json',
      ],
      ['a file too many', (copy) => (copy.files['extra.js'] = ''), '/files/extra.js'],
      ['no base64', (copy) => (copy.files['style.css'] = '***'), '/files/style.css'],
      ['an entry that is no file', (copy) => (copy.manifest.entry = 'x.js'), '/manifest/entry'],
      ['a server bundle that is no file', (copy) => (copy.manifest.server = 'x.cjs'), '/manifest/server'],
      [
        'a stylesheet of a route that is no file',
        (copy) => copy.manifest.routes[0]?.css.push('x.css'),
        '/manifest/routes/0/css/0',
      ],
    ];
    it.each(faults)('refuses %s', async (_, change, path) => {
      const answer = await publish(
        changed(publicationOf({ name: 'bad', files: { 'style.css': 'a{}' } }), change),
      );
      expect([answer.status, answer.json()]).toEqual([
        400,
        expect.objectContaining({
          code: 'MB-4003',
          errors: expect.arrayContaining([expect.objectContaining({ path })]),
        }),
      ]);
      expect((await get('artefacts/bad/1.0.0/style.css')).status).toBe(404);
    });

    it('lists what does not fit the schema of a manifest', async () => {
      const answer = await publish(
        changed(home, ({ manifest }) =>
          Object.assign(manifest, { name: 'Home!', version: '1', files: { '../x': {} } }),
        ),
      );
      expect(answer.status).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'MB-4001' });
      expect(JSON.stringify(answer.json())).toMatch(/manifest\/name.*manifest\/version.*manifest\/files/);
    });

    it('takes a publication of some megabytes, and refuses one beyond the limit', async () => {
      const large = 'x'.repeat(11 * 1024 * 1024);
      expect((await publish(publicationOf({ name: 'large', files: { 'large.js': large } }))).status).toBe(
        201,
      );
      const tooLarge = 'x'.repeat(13 * 1024 * 1024);
      const answer = await publish(publicationOf({ name: 'larger', files: { 'large.js': tooLarge } }));
      expect([answer.status, answer.json()]).toEqual([413, expect.objectContaining({ code: 'MB-1005' })]);
    });
  });

  describe('promoting', () => {
    beforeAll(async () => {
      for (const version of ['1.0.0', '1.1.0']) {
        await publish(publicationOf({ name: 'alpha', version, routes: ['/alpha', '/alpha/:id'] }));
      }
      await publish(publicationOf({ name: 'beta', routes: ['/beta'] }));
      await publish(publicationOf({ name: 'thief', routes: ['/alpha/:other'] }));
    });

    it('makes the first composition', async () => {
      const answer = await promote({ name: 'alpha', version: '1.0.0' });
      expect(answer.status).toBe(201);
      expect(made(answer.json())).toMatchObject({
        number: 1,
        by: 'release',
        why: 'test',
      });
      const [remote] = (await composition()).remotes;
      expect(remote?.manifest).toMatchObject({ name: 'alpha', version: '1.0.0' });
      expect(remote?.fallback).toBeUndefined();
    });

    it('adds a remote beside the others', async () => {
      await promote({ name: 'beta', version: '1.0.0' });
      const { number, remotes } = await composition();
      expect([number, remotes.map(({ manifest }) => manifest.name)]).toEqual([2, ['alpha', 'beta']]);
    });

    it('keeps the version that was live before as the one to fall back to', async () => {
      await promote({ name: 'alpha', version: '1.1.0' });
      const [remote] = (await composition()).remotes;
      expect([remote?.manifest.version, remote?.fallback?.version]).toEqual(['1.1.0', '1.0.0']);
    });

    it('keeps the older compositions, unchanged and cacheable', async () => {
      const answer = await get('compositions/2');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await composition('compositions/2')).remotes[0]?.manifest.version).toBe('1.0.0');
      expect((await get('compositions/999')).status).toBe(404);
      expect((await get('compositions/one')).status).toBe(400);
    });

    it('answers 304 while nothing else is live', async () => {
      const etag = (await get('composition')).headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[^"]+"$/);
      expect((await get('composition', { 'if-none-match': etag })).status).toBe(304);
      await promote({ name: 'alpha', version: '1.0.0' });
      expect((await get('composition', { 'if-none-match': etag })).status).toBe(200);
    });

    it('refuses a remote that claims the addresses of another one', async () => {
      const before = await composition();
      const answer = await promote({ name: 'thief', version: '1.0.0' });
      expect([answer.status, answer.json()]).toEqual([409, expect.objectContaining({ code: 'MB-4004' })]);
      expect(answer.text).toContain('/alpha/:other');
      expect(await composition()).toEqual(before);
    });

    it('refuses the second of two with the same base and remote, and says what changed meanwhile', async () => {
      const { number: base } = await composition();
      const based = (remotes: { name: string; version: string }[]) =>
        services.call('/api/releases/promote', { key: 'release', body: { remotes, base } });
      const first = await based([{ name: 'alpha', version: '1.1.0' }]);
      expect(first.status).toBe(201);
      const second = await based([
        { name: 'beta', version: '1.0.0' },
        { name: 'alpha', version: '1.0.0' },
      ]);
      expect([second.status, second.json()]).toEqual([
        409,
        expect.objectContaining({
          code: 'MB-1007',
          detail: `Composition ${base + 1} is live by now, not ${base} (the last change: promote by release): look again.`,
          errors: [{ path: '/remotes/1', message: 'alpha, version since: 1.0.0 -> 1.1.0' }],
        }),
      ]);
      expect((await composition()).number).toBe(base + 1);
      // Changes of other remotes are no conflict.
      expect((await based([{ name: 'beta', version: '1.0.0' }])).status).toBe(201);
      const unknown = await services.call('/api/releases/promote', {
        key: 'release',
        body: { remotes: [{ name: 'beta', version: '1.0.0' }], base: 999 },
      });
      expect([unknown.status, unknown.json()]).toEqual([409, expect.objectContaining({ code: 'MB-1007' })]);
      await promote({ name: 'alpha', version: '1.0.0' });
    });

    it('refuses a version that was never published', async () => {
      const answer = await promote({ name: 'alpha', version: '7.0.0' });
      expect([answer.status, answer.json()]).toEqual([404, expect.objectContaining({ code: 'MB-4005' })]);
    });

    it.each([
      [{ remotes: [] }, '/remotes'],
      [{ remotes: [{ name: 'alpha' }] }, '/remotes/0/version'],
      [{ remotes: [{ name: 'alpha', version: '1.0.0' }], why: 'x'.repeat(501) }, '/why'],
      [
        {
          remotes: [
            { name: 'alpha', version: '1.0.0' },
            { name: 'alpha', version: '1.1.0' },
          ],
        },
        '/remotes/1/name',
      ],
    ])('refuses %j', async (body, path) => {
      const answer = await services.call('/api/releases/promote', { key: 'release', body });
      expect([answer.status, answer.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'MB-1002', errors: [expect.objectContaining({ path })] }),
      ]);
    });

    it('creates fifty compositions from fifty concurrent promotions in two processes', async () => {
      const other = await startApp({ mongodbUri: database.uri });
      const names = Array.from({ length: 50 }, (_, index) => `many-${index}`);
      for (const name of names) await publish(publicationOf({ name }));
      const { number } = await composition();
      const answers = await Promise.all(
        names.map((name, index) =>
          promotion(index % 2 === 0 ? services : other, [{ name, version: '1.0.0' }]),
        ),
      );
      await other.close();
      const numbers = answers.map((answer) => made(answer.json()).number);
      expect(numbers.sort((left, right) => left - right)).toEqual(
        names.map((_, index) => number + 1 + index),
      );
      const live = (await composition()).remotes.map(({ manifest }) => manifest.name);
      expect(live).toEqual(expect.arrayContaining(names));
      // Each is signed, builds on the one before and is later than it.
      const chain = await Promise.all(
        [number, ...numbers].map((each) => composition(`compositions/${each}`)),
      );
      for (const [index, { createdAt, remotes }] of chain.slice(1).entries()) {
        const before = chain[index];
        expect(createdAt > (before?.createdAt ?? '')).toBe(true);
        expect(remotes).toHaveLength((before?.remotes.length ?? 0) + 1);
      }
    });
  });

  it('keeps what was published when the services start again', async () => {
    const before = await composition();
    const second = await startApp({ mongodbUri: database.uri });
    try {
      const answer = await second.call('/api/releases/composition', { key: 'edge-2' });
      expect(opened(answer.json())).toEqual(before);
    } finally {
      await second.close();
    }
  });
});
