import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Fault, Manifest } from '@mockingbird/contracts';
import { jsonPointer } from '../../http/request/validate.js';
import {
  ROUTE_SCRIPT_GZIP_BYTES,
  ROUTE_STYLE_GZIP_BYTES,
  SERVER_BUNDLE_BYTES,
  VERSION_GZIP_BYTES,
} from './limits.js';
import { type Finding, passed, refusedBy } from './check-results.js';

const compress = promisify(gzip);
const THOUSAND = 1_000;
const inKilobytes = (bytes: number) => `${(bytes / THOUSAND).toFixed(1)} KB`;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Sizes in bytes after gzip of all files that browsers may ask for. The manifest's own figures are not believed. */
async function measure(manifest: Manifest, files: ReadonlyMap<string, Buffer>) {
  const sizes = new Map<string, number>();
  for (const file of Object.keys(manifest.files)) {
    const bytes = files.get(file);
    if (file !== manifest.server && bytes) sizes.set(file, (await compress(bytes)).length);
  }
  return sizes;
}

/** Holds what a version weighs against the budget. */
export async function sizesFinding(manifest: Manifest, files: ReadonlyMap<string, Buffer>): Promise<Finding> {
  const sizes = await measure(manifest, files);
  const weight = (names: readonly string[]) => sum([...new Set(names)].map((name) => sizes.get(name) ?? 0));
  const faults: Fault[] = [];
  const hold = (path: PropertyKey[], what: string, bytes: number, limit: number) => {
    if (bytes <= limit) return;
    const message = `${what}: ${inKilobytes(bytes)}; ${inKilobytes(limit)} are allowed`;
    faults.push({ path: jsonPointer(path), message });
  };
  const scripts = manifest.routes.map(({ js }) => weight([manifest.entry, ...js]));
  manifest.routes.forEach(({ path, css }, index) => {
    const script = `Scripts of the first view of ${path}, after gzip`;
    hold(['manifest', 'routes', index, 'js'], script, scripts[index] ?? 0, ROUTE_SCRIPT_GZIP_BYTES);
    const style = `Style sheets of the first view of ${path}, after gzip`;
    hold(['manifest', 'routes', index, 'css'], style, weight(css), ROUTE_STYLE_GZIP_BYTES);
  });
  const all = sum([...sizes.values()]);
  hold(['manifest', 'files'], 'All files for browsers, after gzip', all, VERSION_GZIP_BYTES);
  const server = files.get(manifest.server)?.length ?? 0;
  hold(['manifest', 'server'], 'The server bundle', server, SERVER_BUNDLE_BYTES);
  const [first] = faults;
  if (first) return refusedBy('sizes', 'MB-4008', `${first.message}.`, faults);
  const heaviest = Math.max(0, ...scripts);
  return passed(
    'sizes',
    `The heaviest route takes ${inKilobytes(heaviest)} of scripts, all files ${inKilobytes(all)} (gzip).`,
  );
}
