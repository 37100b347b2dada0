import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { inlineScript, inlineStyle, type InlineFile } from './document/inline-file.js';

const asset = z.object({ file: z.string(), integrity: z.string() });
const schema = z.object({
  'shell.js': asset,
  'shell.css': asset,
  'theme.js': asset,
  'serif.woff2': asset,
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

/** The shell's files that pages contain. */
export interface InlineAssets {
  theme: InlineFile;
  /** Undefined when the stylesheet works only as a file. */
  style: InlineFile | undefined;
}

export function readInlineAssets(distribution: string, assets: ShellAssets): InlineAssets {
  const read = ({ file }: { file: string }) => readFileSync(join(distribution, 'assets', file));
  return {
    theme: inlineScript(read(assets['theme.js'])),
    style: inlineStyle(read(assets['shell.css']), ASSETS_BASE),
  };
}

const DIGEST_LENGTH = 12;

/** Computes a digest that identifies a build of the shell. */
export const digestAssets = (assets: ShellAssets): string =>
  createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, DIGEST_LENGTH);
