import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Composition } from '@mockingbird/contracts';
import {
  parseSigningKey,
  parseTrustedKeys,
  publicKeyText,
  signComposition,
} from '@mockingbird/registry/signing';
import { pino } from 'pino';
import { manifestOf } from '../../../test/edge/live-site.js';
import { Artefacts } from '../../edge/composition/artefacts.js';
import { GateUndecided } from '../gate-undecided.js';
import { LiveSiteReader } from './live-site-reader.js';

const COMPOSITION = '/api/releases/composition';
const BUNDLE = 'module.exports = {};';

const key = parseSigningKey(`one:${randomBytes(32).toString('base64')}`);
const foreign = parseSigningKey(`two:${randomBytes(32).toString('base64')}`);

const manifest = {
  ...manifestOf('mfe-home', '1.0.0', ['/']),
  files: {
    'remoteEntry.js': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 },
    'server.cjs': {
      integrity: `sha384-${createHash('sha384').update(BUNDLE).digest('base64')}`,
      bytes: BUNDLE.length,
    },
  },
};
const composition: Composition = {
  schema: 2,
  number: 7,
  createdAt: '2026-11-20T00:00:00.000Z',
  kind: 'promote',
  by: 'release',
  why: 'test',
  remotes: [{ manifest, since: '2026-11-20T00:00:00.000Z' }],
};

let folder: string;
/** Paths that were requested, in order. */
let requested: string[];
let answerComposition: (etag: string | null) => Response;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mb-gate-site-'));
  requested = [];
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const sign = (by = key) => JSON.stringify({ data: signComposition(composition, by) });

function createReader(): LiveSiteReader {
  const fetchServices: typeof fetch = (input, init) => {
    requested.push(String(input));
    const isComposition = input === COMPOSITION;
    const etag = new Headers(init?.headers).get('if-none-match');
    return Promise.resolve().then(() => (isComposition ? answerComposition(etag) : new Response(BUNDLE)));
  };
  const log = pino({ level: 'silent' });
  const edgeKey = { id: 'edge', secret: 'secret-of-the-edge' };
  return new LiveSiteReader({
    fetchServices,
    key: edgeKey,
    trustedKeys: parseTrustedKeys(publicKeyText(key)),
    artefacts: new Artefacts({ folder, fetchServices, key: edgeKey, log }),
    shell: 'shell-digest',
    log,
  });
}

it('fetches the server bundles of what is live, and no browser files', async () => {
  answerComposition = () => new Response(sign());
  const site = await createReader().read();
  expect(site?.composition.number).toBe(7);
  expect(await readFile(site?.remotes[0]?.server.serverFile ?? '', 'utf8')).toBe(BUNDLE);
  expect(requested).toEqual([COMPOSITION, '/api/releases/artefacts/mfe-home/1.0.0/server.cjs']);
});

it('fetches nothing again while the composition is the same', async () => {
  answerComposition = (etag) =>
    etag === '"7"' ? new Response(null, { status: 304 }) : new Response(sign(), { headers: { etag: '"7"' } });
  const reader = createReader();
  const first = await reader.read();
  requested = [];
  expect(await reader.read()).toBe(first);
  expect(requested).toEqual([COMPOSITION]);
});

it('has no site before the first composition', async () => {
  answerComposition = () => new Response('{}', { status: 404 });
  expect(await createReader().read()).toBeUndefined();
});

it.each<[string, () => Response]>([
  [
    'the services are unavailable',
    () => {
      throw new Error('unavailable');
    },
  ],
  ['the services fail', () => new Response('{}', { status: 500 })],
  ['the answer is no composition', () => new Response('{"data":1}')],
  ['the answer is not JSON', () => new Response('<html>')],
  ['an unknown key signed it', () => new Response(sign(foreign))],
])('decides nothing when %s', async (_, answer) => {
  answerComposition = answer;
  await expect(createReader().read()).rejects.toThrow(GateUndecided);
});
