import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sharedRanges } from '../webpack/shared.mjs';
import { ENTRY_FILE, EXPOSED_CHUNK, SOURCE_MAPS } from './browser-config.mjs';
import { SERVER_FILE } from './server-config.mjs';

/**
 * @typedef {import('@mockingbird/contracts').RemoteDescriptor} Descriptor
 * @typedef {import('@mockingbird/contracts').Manifest} Manifest
 * @typedef {NonNullable<import('webpack').StatsCompilation['namedChunkGroups']>} ChunkGroups
 * @typedef {{ descriptor: Descriptor, directory: string, output: string, version: string }} Build
 */

/** @param {Buffer} bytes */
const digest = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** @param {string} path @param {string} file its name in the build */
async function describeFile(path, file) {
  const bytes = await readFile(path);
  const sizes = { integrity: digest(bytes), bytes: bytes.length };
  if (file === SERVER_FILE) return sizes;
  return { ...sizes, gzip: gzipSync(bytes).length, brotli: brotliCompressSync(bytes).length };
}

/**
 * @param {ChunkGroups} groups
 * @param {string} id
 * @returns the files of a named chunk group, by type and in loading order
 */
function groupFiles(groups, id) {
  const assets = (groups[id]?.assets ?? []).map((asset) => asset.name);
  return {
    js: assets.filter((file) => file.endsWith('.js')),
    css: assets.filter((file) => file.endsWith('.css')),
  };
}

/**
 * The chunk name of a fragment's module.
 * @param {string} name
 */
const fragmentChunk = (name) => `fragment-${name}`;

/**
 * The first example address of each route that has one, by route id, for the gate. They are in the remote's
 * `e2e/examples.json` by pattern, which the tests of the whole site use too.
 * @param {string} directory
 * @param {Descriptor['routes']} routes
 */
async function firstExamples(directory, routes) {
  const text = await readFile(join(directory, 'e2e/examples.json'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const examples = JSON.parse(text);
  return Object.fromEntries(
    routes.flatMap(({ id, path }) => {
      const first = examples[path]?.[0]?.path;
      return first === undefined ? [] : [[id, first]];
    }),
  );
}

/**
 * The files of a version, without its source maps.
 * @param {string} output
 */
async function browserFiles(output) {
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(output, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(SOURCE_MAPS + sep) && !file.endsWith('.LICENSE.txt'))
    .sort();
}

/**
 * The manifest of a build: every file with integrity and sizes, the files of each route and fragment, and example
 * addresses.
 * @param {Build & { global: string, stats: import('webpack').Stats }} build
 * @returns {Promise<Manifest>}
 * @throws when a route or fragment of remote.json has no chunk of its name, because the browser could not preload it
 */
export async function describe({ descriptor, directory, output, version, global, stats }) {
  const groups = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
  const exposed = groupFiles(groups, EXPOSED_CHUNK);
  /** @param {string} chunk */
  const withExposed = (chunk) => {
    const own = groupFiles(groups, chunk);
    return {
      js: [...new Set([...exposed.js, ...own.js])],
      css: [...new Set([...exposed.css, ...own.css])],
    };
  };
  const routes = descriptor.routes.map((route) => {
    if (route.kind === 'resource') return { ...route, js: [], css: [] };
    if (!groups[route.id])
      throw new Error(`${descriptor.name}: route "${route.id}" has no chunk of that name`);
    return { ...route, ...withExposed(route.id) };
  });
  const fragments = descriptor.fragments.map((fragment) => {
    const chunk = fragmentChunk(fragment.name);
    if (!groups[chunk])
      throw new Error(`${descriptor.name}: fragment "${fragment.name}" has no chunk "${chunk}"`);
    return { ...fragment, ...withExposed(chunk) };
  });
  /** @type {Manifest['files']} */
  const files = {};
  for (const file of await browserFiles(output)) files[file] = await describeFile(join(output, file), file);
  return {
    schema: 1,
    name: descriptor.name,
    version,
    owner: descriptor.owner,
    apiVersion: descriptor.apiVersion,
    globalName: global,
    entry: ENTRY_FILE,
    server: SERVER_FILE,
    routes,
    navigation: descriptor.navigation,
    ...(descriptor.search ? { search: descriptor.search } : {}),
    examples: await firstExamples(directory, descriptor.routes),
    fragments,
    shared: sharedRanges(directory),
    files,
  };
}
