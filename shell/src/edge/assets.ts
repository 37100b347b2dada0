import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const asset = z.object({ file: z.string(), integrity: z.string() });
const schema = z.object({
  'shell.js': asset,
  'shell.css': asset,
  'theme.js': asset,
  /** Address to integrity of what loads on demand. */
  onDemand: z.record(z.string(), z.string()),
  /** Libraries that the shell gives to all remotes, to their versions. */
  shared: z.record(z.string(), z.string()).default({}),
});

export type ShellAssets = z.infer<typeof schema>;

/** Where the shell's own files are served. */
export const ASSETS_BASE = '/assets/';

/** Reads what the shell's build wrote down of its browser files. */
export const readAssets = (distribution: string): ShellAssets =>
  schema.parse(JSON.parse(readFileSync(join(distribution, 'assets.json'), 'utf8')));

const DIGEST_LENGTH = 12;

/** What tells one build of the shell from another. */
export const digestOf = (assets: ShellAssets): string =>
  createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, DIGEST_LENGTH);
