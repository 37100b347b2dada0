import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import * as z from 'zod';
import type { Failure } from '../protocol.js';

/** Causes of a cause that are described. */
const CAUSES = 5;
/** Longest message of a cause, in characters. */
const MESSAGE_LENGTH = 1_000;
/** Versions whose source maps a thread has in memory. */
const MAPS_CACHED = 4;

/** The map at the end of a server bundle. */
const INLINE_MAP = /\n\/\/# sourceMappingURL=data:application\/json;[^,\n]*base64,([A-Za-z0-9+/=]+)\s*$/;
const mapSchema = z.object({
  version: z.literal(3),
  file: z.string(),
  sources: z.array(z.string()),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z.string(),
});

/** A bundle of a version, as its file and as its code names it in stacks. */
export interface NamedBundle {
  serverFile: string;
  name: string;
  version: string;
}

/** A bundle's code, without its source map: only errors need the map. */
export const withoutSourceMap = (bundle: string): string => bundle.replace(INLINE_MAP, '\n');

function parseMap(bundle: string): SourceMap | undefined {
  const [, encoded] = INLINE_MAP.exec(bundle) ?? [];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return new SourceMap({ ...mapSchema.parse(JSON.parse(text)), sourcesContent: [] });
}

const maps = new Map<string, Promise<SourceMap | undefined>>();

/** @returns undefined for a version of an older build, or one whose map is broken: its error must still be logged */
function mapOf({ serverFile }: NamedBundle): Promise<SourceMap | undefined> {
  const known = maps.get(serverFile);
  if (known) return known;
  const reading = readFile(serverFile, 'utf8')
    .then(parseMap)
    .catch(() => undefined);
  maps.set(serverFile, reading);
  const oldest = maps.keys().next().value;
  if (maps.size > MAPS_CACHED && oldest !== undefined) maps.delete(oldest);
  return reading;
}

/** Finds the first call of a stack that is in the sources of the remote. */
function findCall(stack: string, place: string, map: SourceMap): string | undefined {
  for (const part of stack.split(place).slice(1)) {
    const [, line, column] = /^(\d+):(\d+)/.exec(part) ?? [];
    // Stacks count from 1, source maps from 0.
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry) || !entry.originalSource) continue;
    if (!entry.originalSource.startsWith('webpack/'))
      return `${entry.originalSource}:${entry.originalLine + 1}`;
  }
  return undefined;
}

/** @returns the file in the repository and the line of the innermost call in the remote's sources */
async function findSource(stack: string, bundle: NamedBundle): Promise<string | undefined> {
  try {
    const place = `${bundle.name}@${bundle.version}/server.cjs:`;
    const map = stack.includes(place) ? await mapOf(bundle) : undefined;
    return map && findCall(stack, place, map);
  } catch {
    // The code of a remote may have changed what this needs. Its error must still be logged.
    return undefined;
  }
}

/** Code of remotes may throw anything, also an object whose properties throw. */
function read(error: unknown): { message: string; stack: string; cause: unknown } {
  try {
    if (!(error instanceof Error)) return { message: String(error), stack: '', cause: undefined };
    const message = `${error.name}: ${error.message}`;
    return { message, stack: String(error.stack ?? ''), cause: error.cause };
  } catch {
    return { message: 'Threw an object that cannot be read', stack: '', cause: undefined };
  }
}

/**
 * Describes what the code of a remote threw: its stack, and its causes, each with file and line of the sources.
 * @param bundle the version whose code threw
 */
export async function describeFailure(error: unknown, bundle: NamedBundle): Promise<Omit<Failure, 'code'>> {
  const { message, stack, cause } = read(error);
  const source = await findSource(stack, bundle);
  const causes: Failure['causes'] = [];
  for (let next = cause; next !== undefined && next !== null && causes.length < CAUSES;) {
    const inner = read(next);
    const place = await findSource(inner.stack, bundle);
    causes.push({ message: inner.message.slice(0, MESSAGE_LENGTH), ...(place ? { source: place } : {}) });
    next = inner.cause;
  }
  return {
    message: stack || message,
    ...(source ? { source } : {}),
    ...(causes.length > 0 ? { causes } : {}),
  };
}
