import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const asset = z.object({ file: z.string(), integrity: z.string() });
const schema = z.object({
  'shell.js': asset,
  'shell.css': asset,
  'theme.js': asset,
  /** URLs of files that load on demand, to their integrity. */
  onDemand: z.record(z.string(), z.string()),
  /** Shared libraries for all remotes, to their versions. */
  shared: z.record(z.string(), z.string()).default({}),
});

export type ShellAssets = z.infer<typeof schema>;

/** Base path of the shell's files. */
export const ASSETS_BASE = '/assets/';

/** Reads the list of browser files that the shell's build created. */
export const readAssets = (distribution: string): ShellAssets =>
  schema.parse(JSON.parse(readFileSync(join(distribution, 'assets.json'), 'utf8')));

const DIGEST_LENGTH = 12;

/** Computes a digest that identifies a build of the shell. */
export const digestAssets = (assets: ShellAssets): string =>
  createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, DIGEST_LENGTH);
