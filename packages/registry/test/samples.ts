import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Composition, Manifest, SignedComposition } from '@mockingbird/contracts';
import { parseSigningKey, publicKeyText, signComposition } from '../src/signing/index.js';

const KEY = parseSigningKey(`test:${Buffer.alloc(32, 7).toString('base64')}`);
export const PUBLIC_KEYS = publicKeyText(KEY);
const OTHER = parseSigningKey(`other:${Buffer.alloc(32, 9).toString('base64')}`);
export const OTHER_KEYS = publicKeyText(OTHER);

const described = (content: string) => ({
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  bytes: Buffer.byteLength(content),
});

export const FILES = { 'remoteEntry.js': 'hello', 'chunks/page.js': 'a page' };

export const manifest: Manifest = {
  schema: 1,
  name: 'mfe-x',
  version: '1.0.0',
  owner: 'team-x',
  apiVersion: 1,
  globalName: 'mfe_x_1_0_0',
  entry: 'remoteEntry.js',
  server: 'server.cjs',
  routes: [],
  navigation: [],
  fragments: [],
  examples: {},
  shared: {},
  files: {
    'remoteEntry.js': described(FILES['remoteEntry.js']),
    'chunks/page.js': described(FILES['chunks/page.js']),
  },
};

const older: Manifest = { ...manifest, version: '0.9.0' };

/** Number 6: the older version is live. */
export const before: Composition = {
  schema: 2,
  number: 6,
  createdAt: '2026-11-19T08:00:00.000Z',
  kind: 'promote',
  by: 'release',
  why: 'the first',
  remotes: [{ manifest: older, since: '2026-11-19T08:00:00.000Z' }],
};

/** Number 7: 1.0.0 is live, and the older one is its fallback. */
export const composition: Composition = {
  schema: 2,
  number: 7,
  createdAt: '2026-11-20T09:30:00.000Z',
  kind: 'promote',
  by: 'team-x',
  why: 'new search',
  remotes: [{ manifest, since: '2026-11-20T09:30:00.000Z', fallback: older }],
};

export const signed = (each: Composition): SignedComposition => signComposition(each, KEY);

/** A folder in the form of a build. */
export async function builtFolder(
  content: unknown = manifest,
  files: Readonly<Record<string, string>> = FILES,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mb-cli-'));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(content));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}
