import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Issue, Manifest } from '@mockingbird/contracts';
import { jsonPointer } from '../../http/request/validate.js';
import {
  ROUTE_SCRIPT_GZIP_BYTES,
  ROUTE_STYLE_GZIP_BYTES,
  SERVER_BUNDLE_BYTES,
  VERSION_GZIP_BYTES,
} from './limits.js';
import { type CheckResult, passed, rejected } from './check-results.js';

const compress = promisify(gzip);
const THOUSAND = 1_000;
const toKilobytes = (bytes: number) => `${(bytes / THOUSAND).toFixed(1)} KB`;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** @returns sizes of all browser files in bytes after gzip. The sizes of the manifest are not trusted. */
async function measureFiles(manifest: Manifest, files: ReadonlyMap<string, Buffer>) {
  const sizes = new Map<string, number>();
  for (const file of Object.keys(manifest.files)) {
    const bytes = files.get(file);
    if (file !== manifest.server && bytes) sizes.set(file, (await compress(bytes)).length);
  }
  return sizes;
}

/** Compares the sizes of a version with the budgets. */
export async function checkSizes(
  manifest: Manifest,
  files: ReadonlyMap<string, Buffer>,
): Promise<CheckResult> {
  const sizes = await measureFiles(manifest, files);
  const weight = (names: readonly string[]) => sum([...new Set(names)].map((name) => sizes.get(name) ?? 0));
  const issues: Issue[] = [];
  const checkLimit = (path: PropertyKey[], what: string, bytes: number, limit: number) => {
    if (bytes <= limit) return;
    const message = `${what}: ${toKilobytes(bytes)}; ${toKilobytes(limit)} are allowed`;
    issues.push({ path: jsonPointer(path), message });
  };
  const scripts = manifest.routes.map(({ js }) => weight([manifest.entry, ...js]));
  manifest.routes.forEach(({ path, css }, index) => {
    const script = `Scripts of the first view of ${path}, after gzip`;
    checkLimit(['manifest', 'routes', index, 'js'], script, scripts[index] ?? 0, ROUTE_SCRIPT_GZIP_BYTES);
    const style = `Style sheets of the first view of ${path}, after gzip`;
    checkLimit(['manifest', 'routes', index, 'css'], style, weight(css), ROUTE_STYLE_GZIP_BYTES);
  });
  const all = sum([...sizes.values()]);
  checkLimit(['manifest', 'files'], 'All files for browsers, after gzip', all, VERSION_GZIP_BYTES);
  const server = files.get(manifest.server)?.length ?? 0;
  checkLimit(['manifest', 'server'], 'The server bundle', server, SERVER_BUNDLE_BYTES);
  const [first] = issues;
  if (first) return rejected('sizes', 'MB-4008', `${first.message}.`, issues);
  const heaviest = Math.max(0, ...scripts);
  return passed(
    'sizes',
    `The heaviest route takes ${toKilobytes(heaviest)} of scripts, all files ${toKilobytes(all)} (gzip).`,
  );
}
