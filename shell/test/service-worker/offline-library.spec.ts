import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { screenDataAddress } from '../../src/shared/offline/addresses.js';
import type { VisitedScreen, WorkerAnswer, WorkerRequest } from '../../src/shared/offline/messages.js';
import { OfflineLibrary } from '../../src/service-worker/offline-library.js';
import { openActive, readActiveKey } from '../../src/service-worker/store/active-composition.js';
import { createMemoryCaches } from './memory-caches.js';
import { createEdge, liveRemote, serve } from './stand-in-edge.js';

const EXAM = '/exam/a';
const HOME = '/';
const first = createEdge(1, [
  liveRemote('mfe-home', '1.0.0', ['/', '/login', '/admin']),
  liveRemote('mfe-tests', '1.0.0', ['/exam/:id', '/results/:id']),
]);
/** Another version of the tests; home is unchanged. */
const second = createEdge(2, [
  liveRemote('mfe-home', '1.0.0', ['/', '/login', '/admin']),
  liveRemote('mfe-tests', '2.0.0', ['/exam/:id', '/results/:id']),
]);

let caches: CacheStorage;

beforeEach(() => {
  caches = createMemoryCaches();
});

const visited = (address: string, remote: string, version = '1.0.0'): VisitedScreen => ({
  address,
  remote,
  version,
  title: `Title of ${address}`,
  data: { seen: address },
});

/** Sends one request to a worker with a network. @returns all its answers */
async function ask(
  request: WorkerRequest,
  network: ReturnType<typeof serve>,
  of = caches,
): Promise<WorkerAnswer[]> {
  const library = new OfflineLibrary({
    caches: of,
    fetch: network.fetch,
    storage: undefined,
    cleanUp: async () => undefined,
  });
  const answers: WorkerAnswer[] = [];
  await library.handle(request, (answer) => answers.push(answer));
  return answers;
}

const visit = (edge: typeof first, screen?: VisitedScreen): WorkerRequest => ({
  kind: 'visit',
  compositionKey: edge.key,
  screen,
});

/** Stores home and an exam of the first composition. */
async function storeFirst(of = caches): Promise<void> {
  await ask(visit(first, visited(HOME, 'mfe-home')), serve(first), of);
  await ask(visit(first, visited(EXAM, 'mfe-tests')), serve(first), of);
}

const addressesOf = async (of = caches) => [...((await (await openActive(of))?.addresses()) ?? [])].sort();

describe('a visited screen', () => {
  it('is stored with its data, all files of its remote, and the shell', async () => {
    await ask(visit(first, visited(EXAM, 'mfe-tests')), serve(first));
    expect(await readActiveKey(caches)).toBe(first.key);
    expect(await addressesOf()).toEqual(
      [
        `/_mb/compositions/${first.key}`,
        '/_mb/offline',
        '/assets/icon.svg',
        '/assets/part.shell-1.js',
        '/assets/shell-1.js',
        '/remotes/mfe-tests/1.0.0/remoteEntry.js',
        '/remotes/mfe-tests/1.0.0/screen.js',
        '/remotes/mfe-tests/1.0.0/version-files.json',
        screenDataAddress('mfe-tests', '1.0.0', EXAM),
      ].sort(),
    );
    const active = await openActive(caches);
    const stored = await active?.find(screenDataAddress('mfe-tests', '1.0.0', EXAM));
    expect(await stored?.json()).toEqual({ data: { seen: EXAM } });
  });

  it('makes no request when it is stored already', async () => {
    await storeFirst();
    const network = serve(first, 0);
    expect(await ask(visit(first, visited(EXAM, 'mfe-tests')), network)).toEqual([
      { kind: 'done', value: undefined },
    ]);
    expect(network.requests).toEqual([]);
  });

  it.each(['/login', '/admin'])('is not stored at %s', async (address) => {
    await ask(visit(first, visited(address, 'mfe-home')), serve(first));
    expect((await addressesOf()).filter((each) => /login|admin|remotes/.test(each))).toEqual([]);
  });

  it('is not stored in a version that its composition does not have', async () => {
    await ask(visit(first, visited(EXAM, 'mfe-tests', '9.9.9')), serve(first));
    expect((await addressesOf()).join()).not.toContain('9.9.9');
  });
});

describe('a new composition', () => {
  it('is taken whole: its files and data replace all of the one before', async () => {
    await storeFirst();
    const network = serve(second);
    await ask(visit(second), network);
    expect(await readActiveKey(caches)).toBe(second.key);
    const addresses = (await addressesOf()).join('\n');
    expect(addresses).toContain(screenDataAddress('mfe-tests', '2.0.0', EXAM));
    expect(addresses).toContain('/remotes/mfe-tests/2.0.0/screen.js');
    expect(addresses).toContain(screenDataAddress('mfe-home', '1.0.0', HOME));
    expect(addresses).not.toContain('mfe-tests/1.0.0');
    // What did not change is not sent again.
    expect(network.requests.filter((address) => address.includes('mfe-home'))).toEqual([]);
  });

  it('is taken whole or not at all, at whichever request the network fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 13 }), async (failAt) => {
        const own = createMemoryCaches();
        await storeFirst(own);
        const before = await addressesOf(own);
        await ask(visit(second), serve(second, failAt), own);
        const active = await readActiveKey(own);
        const addresses = await addressesOf(own);
        if (active === first.key) expect(addresses).toEqual(before);
        else {
          expect(active).toBe(second.key);
          expect(addresses.join('\n')).not.toContain('mfe-tests/1.0.0');
          expect(addresses).toHaveLength(before.length);
        }
        // Nothing is left of a composition that was not taken.
        const isTaken = active === second.key;
        expect(await own.has(`mb-1-composition-${second.key}`)).toBe(isTaken);
      }),
      { numRuns: 30 },
    );
  });

  it('is not taken from an edge that already serves the next one', async () => {
    await storeFirst();
    const mixed = {
      ...second,
      respond: (address: string) =>
        address === '/_mb/offline' ? first.respond(address) : second.respond(address),
    };
    await ask(visit(second), serve(mixed));
    expect(await readActiveKey(caches)).toBe(first.key);
  });

  it('is not taken when its text does not have the digest of its key', async () => {
    await storeFirst();
    const forged = {
      ...second,
      respond: (address: string) =>
        address.startsWith('/_mb/compositions/') ? Response.json({ remotes: [] }) : second.respond(address),
    };
    await ask(visit(second), serve(forged));
    expect(await readActiveKey(caches)).toBe(first.key);
  });

  it('is not taken when a list of files does not have the digest that the composition names', async () => {
    await storeFirst();
    const forged = {
      ...second,
      respond: (address: string) =>
        address.endsWith('/version-files.json')
          ? Response.json({ integrity: { 'remoteEntry.js': '' } })
          : second.respond(address),
    };
    const network = serve(forged);
    await ask(visit(second), network);
    expect(await readActiveKey(caches)).toBe(first.key);
    expect(network.requests.join()).toContain('/remotes/mfe-tests/2.0.0/version-files.json');
    expect(network.requests.join()).not.toContain('/remotes/mfe-tests/2.0.0/remoteEntry.js');
  });

  it('does not store screens of the earlier one afterwards', async () => {
    await storeFirst();
    await ask(visit(second), serve(second));
    await ask(visit(first, visited('/exam/b', 'mfe-tests')), serve(second));
    expect((await addressesOf()).join()).not.toContain('exam%2Fb');
  });
});

describe('a download', () => {
  const pages = [EXAM, '/exam/b'].map((address) => ({ address, title: address }));
  const addresses = pages.map(({ address }) => address);

  it('stores pages that were never visited, and says how far it is', async () => {
    const answers = await ask({ kind: 'download', pages }, serve(first));
    expect(answers.filter(({ kind }) => kind === 'progress').at(-1)).toEqual({
      kind: 'progress',
      done: 4,
      total: 4,
    });
    expect(answers.at(-1)).toEqual({ kind: 'done', value: undefined });
    expect(await ask({ kind: 'isAvailable', addresses }, serve(first, 0))).toEqual([
      { kind: 'done', value: true },
    ]);
  });

  it('is measured without being stored', async () => {
    const network = serve({
      ...first,
      respond: (address: string) => {
        const response = first.respond(address);
        response?.headers.set('content-length', '100');
        return response;
      },
    });
    expect(await ask({ kind: 'measure', addresses }, network)).toEqual([{ kind: 'done', value: 400 }]);
    expect(await ask({ kind: 'isAvailable', addresses }, network)).toEqual([{ kind: 'done', value: false }]);
  });

  it('is refused for pages that must not be stored', async () => {
    const login = [{ address: '/login', title: 'Sign in' }];
    expect(await ask({ kind: 'download', pages: login }, serve(first))).toEqual([
      { kind: 'failed', reason: 'not-storable' },
    ]);
  });

  it('says that the network failed', async () => {
    await storeFirst();
    const failed = await ask({ kind: 'download', pages }, serve(first, 1));
    expect(failed.at(-1)).toEqual({ kind: 'failed', reason: 'network' });
  });

  it('can be removed', async () => {
    await ask({ kind: 'download', pages }, serve(first));
    await ask({ kind: 'remove', addresses }, serve(first));
    expect(await ask({ kind: 'isAvailable', addresses: [EXAM] }, serve(first))).toEqual([
      { kind: 'done', value: false },
    ]);
  });

  it('is listed by title, the last one first', async () => {
    await ask({ kind: 'download', pages }, serve(first));
    const [answer] = await ask({ kind: 'list' }, serve(first));
    expect(answer).toEqual({ kind: 'done', value: expect.arrayContaining(pages) });
  });
});
