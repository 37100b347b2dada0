import type { Issue, Manifest, Publication } from '@mockingbird/contracts';
import * as z from 'zod';
import { jsonPointer } from '../../http/request/validate.js';
import { SOURCE_MAP_BYTES } from './limits.js';

/** What this site reads of a source map. */
export const sourceMapSchema = z.object({
  version: z.literal(3),
  sources: z.array(z.string().nullable()),
  names: z.array(z.string()),
  mappings: z.string(),
});

/** The issue of one source map; undefined when it is valid. */
function issueOf(manifest: Manifest, file: string, text: string): string | undefined {
  if (!Object.hasOwn(manifest.files, file) || file === manifest.server)
    return 'Is for no browser file of the manifest';
  if (Buffer.byteLength(text) > SOURCE_MAP_BYTES) return `Is larger than ${SOURCE_MAP_BYTES} bytes`;
  try {
    if (sourceMapSchema.safeParse(JSON.parse(text)).success) return undefined;
  } catch {
    // The same message as for another JSON document.
  }
  return 'Expected a source map of version 3';
}

/** Reads the source maps of a publication, by the browser file that they belong to. */
export function readSourceMaps({ manifest, sourceMaps = {} }: Publication): {
  maps: Map<string, Buffer>;
  issues: Issue[];
} {
  const maps = new Map<string, Buffer>();
  const issues: Issue[] = [];
  for (const [file, text] of Object.entries(sourceMaps)) {
    const message = issueOf(manifest, file, text);
    if (message === undefined) maps.set(file, Buffer.from(text, 'utf8'));
    else issues.push({ path: jsonPointer(['sourceMaps', file]), message });
  }
  return { maps, issues };
}
