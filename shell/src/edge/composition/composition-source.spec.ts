import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Composition } from '@mockingbird/contracts';
import {
  parseSigningKey,
  parseTrustedKeys,
  publicKeyText,
  signComposition,
} from '@mockingbird/registry/signing';
import { pino } from 'pino';
import { manifestOf } from '../../../test/edge/live-site.js';
import { START_ATTEMPTS } from '../limits.js';
import { CompositionSource } from './composition-source.js';

const key = parseSigningKey(`one:${randomBytes(32).toString('base64')}`);
const foreign = parseSigningKey(`two:${randomBytes(32).toString('base64')}`);

const compositionOf = (number: number, seconds = number): Composition => ({
  schema: 2,
  number,
  createdAt: `2026-11-20T00:00:${String(seconds).padStart(2, '0')}.000Z`,
  kind: 'promote',
  by: 'release',
  why: 'test',
  remotes: [{ manifest: manifestOf('mfe-home', `1.0.${number}`, ['/']), since: '2026-11-20T00:00:00.000Z' }],
});
const signed = (composition: Composition, by = key) =>
  JSON.stringify({ data: signComposition(composition, by) });

let folder: string;
let file: string;
/** The body that the releases module answers with. Undefined: it is unavailable. */
let services: string | undefined;
/** Numbers of the adopted compositions, in order. */
let adopted: number[];
let logged: { level: number; code?: string; msg: string }[];
let failing: boolean;
/** How many times a version of the composition is missing. */
let incomplete: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mb-source-'));
  file = join(folder, 'edge/composition.json');
  services = undefined;
  adopted = [];
  logged = [];
  failing = false;
  incomplete = 0;
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a source, which polls once, and closes it. */
async function start(trustedKeys = parseTrustedKeys(publicKeyText(key))): Promise<void> {
  const source = new CompositionSource({
    fetchServices: () =>
      services === undefined
        ? Promise.reject(new Error('unavailable'))
        : Promise.resolve(new Response(services, { status: 200, headers: { etag: '"e"' } })),
    key: { id: 'edge', secret: 'secret-of-the-edge' },
    trustedKeys,
    file,
    log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    adopt: (composition) => {
      if (failing) return Promise.reject(new Error('no space left'));
      adopted.push(composition.number);
      incomplete -= 1;
      return Promise.resolve(incomplete < 0);
    },
  });
  await source.start();
  source.close();
}

const codes = () => logged.map(({ code }) => code).filter((code) => code !== undefined);

describe('an edge that starts', () => {
  it('adopts the live composition and stores it as it was signed', async () => {
    services = signed(compositionOf(3));
    await start();
    expect(adopted).toEqual([3]);
    expect({ data: JSON.parse(await readFile(file, 'utf8')) }).toEqual(JSON.parse(services));
  });

  it('serves the last good one while the services are unavailable', async () => {
    services = signed(compositionOf(3));
    await start();
    services = undefined;
    await start();
    expect(adopted).toEqual([3, 3]);
    expect(codes()).toEqual(['MB-2006']);
  });

  it('tries again until it has every version, and serves what it has after a few attempts', async () => {
    services = signed(compositionOf(3));
    incomplete = 2;
    await start();
    expect(adopted).toEqual([3, 3, 3]);
    incomplete = Infinity;
    await start();
    expect(adopted).toHaveLength(3 + START_ATTEMPTS);
  });

  it('serves nothing and does not fail without either', async () => {
    await start();
    expect([adopted, codes()]).toEqual([[], ['MB-2006']]);
  });
});

describe('a composition of the releases module', () => {
  beforeEach(async () => {
    services = signed(compositionOf(3));
    await start();
    adopted = [];
  });

  it.each([
    ['signed by a key that is not trusted', () => signed(compositionOf(4), foreign)],
    ['signed by another key under a trusted id', () => signed(compositionOf(4), { ...foreign, id: 'one' })],
    [
      'altered after it was signed',
      () => {
        const envelope = signComposition(compositionOf(4), key);
        const payload = Buffer.from(JSON.stringify(compositionOf(5))).toString('base64');
        return JSON.stringify({ data: { ...envelope, payload } });
      },
    ],
    ['signed, but no composition', () => signed({ ...compositionOf(4), remotes: [{}] } as never)],
    ['not signed at all', () => JSON.stringify({ data: compositionOf(4) })],
    ['no JSON', () => '{"data":'],
  ])('is rejected when it is %s (MB-2008)', async (_what, answer) => {
    services = answer();
    await start();
    expect([adopted, codes()]).toEqual([[3], ['MB-2008']]);
    services = undefined;
    await start();
    expect(adopted).toEqual([3, 3]);
  });

  it('is rejected when it is older, also after a restart (MB-2009)', async () => {
    services = signed(compositionOf(9, 2));
    await start();
    expect([adopted, codes()]).toEqual([[3], ['MB-2009']]);
  });

  it('is adopted when it restores an older one, because it was created later', async () => {
    services = signed({ ...compositionOf(4), kind: 'rollback', restores: 1 });
    await start();
    expect([adopted, codes()]).toEqual([[4], []]);
  });

  it('is rejected when it cannot be adopted, and the last good one stays on disk', async () => {
    services = signed(compositionOf(4));
    failing = true;
    await start();
    expect(codes()).toContain('MB-2002');
    failing = false;
    incomplete = 0;
    services = undefined;
    await start();
    expect(adopted).toEqual([3]);
  });
});

describe('the composition on disk', () => {
  it.each(['', '{"payload', '{}', 'null'])(
    'is ignored with a log entry when it is invalid (%j)',
    async (text) => {
      services = signed(compositionOf(3));
      await start();
      await writeFile(file, text);
      await start();
      expect([adopted, codes()]).toEqual([[3, 3], ['MB-2008']]);
      // The file was repaired.
      services = undefined;
      await start();
      expect(adopted).toEqual([3, 3, 3]);
    },
  );

  it('is not served when it was altered on the disk', async () => {
    services = signed(compositionOf(3));
    await start();
    const envelope = signComposition(compositionOf(9), foreign);
    await writeFile(
      file,
      JSON.stringify({ ...envelope, signatures: [{ keyid: 'one', sig: envelope.signatures[0]?.sig }] }),
    );
    services = undefined;
    await start();
    expect([adopted, codes()]).toEqual([[3], ['MB-2008', 'MB-2006']]);
  });

  it('is not served when its key is not trusted any more', async () => {
    services = signed(compositionOf(3));
    await start();
    services = undefined;
    await start(parseTrustedKeys(publicKeyText(foreign)));
    expect([adopted, codes()]).toEqual([[3], ['MB-2008', 'MB-2006']]);
  });

  it('does not replace a newer one when the disk is full', async () => {
    services = signed(compositionOf(3));
    await start();
    services = signed(compositionOf(4));
    // A folder with the name of the temporary file makes writing impossible.
    await mkdir(`${file}.new`);
    await start();
    expect(adopted).toEqual([3, 4]);
  });
});
