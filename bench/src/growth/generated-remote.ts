import { createHash } from 'node:crypto';
import type { Manifest, Publication } from '@mockingbird/contracts';
import { ROUTES_OF_REMOTE } from '../limits.js';

const ROUTE_IDS = Array.from({ length: ROUTES_OF_REMOTE }, (_, at) => `page-${at}`);

/** Pages without data that show their own address. */
const serverBundle = (name: string) => `'use strict';
const page = (id) => ({
  head: () => ({ title: '${name} ' + id, description: 'A generated page.' }),
  Component: () => '${name} ' + id,
});
exports.default = { routes: {
${ROUTE_IDS.map((id) => `  '${id}': () => Promise.resolve({ default: page('${id}') }),`).join('\n')}
} };
`;

const described = (text: string) => ({
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  bytes: Buffer.byteLength(text),
});

export const nameOf = (at: number): string => `mfe-made-${at}`;

/** An address of a generated remote: two words and a parameter, like the shipped ones. */
export const addressOf = (at: number, route = 0): string => `/made-${at}/page-${route}/any`;

/** A remote of ten routes, each with a chunk and a stylesheet, and no entry in the header. */
export function generatedRemote(at: number, version = '1.0.0'): Publication {
  const name = nameOf(at);
  const texts: Record<string, string> = {
    'remoteEntry.js': `/* ${name} ${version} */`,
    'server.cjs': serverBundle(name),
  };
  const routes: Manifest['routes'] = ROUTE_IDS.map((id, route) => {
    const [js, css] = [`${id}.js`, `${id}.css`];
    texts[js] = `/* ${name} ${id} */`;
    texts[css] = `.${id} { color: inherit; }`;
    const path = addressOf(at, route).replace(/any$/, ':key');
    return { id, path, kind: 'page', query: [], js: [js], css: [css] };
  });
  const files = Object.entries(texts);
  return {
    manifest: {
      schema: 1,
      name,
      version,
      owner: `team-${at}`,
      apiVersion: 1,
      globalName: `made_${at}_${version.replaceAll('.', '_')}`,
      entry: 'remoteEntry.js',
      server: 'server.cjs',
      routes,
      navigation: [],
      fragments: [],
      examples: {},
      shared: {},
      files: Object.fromEntries(files.map(([file, text]) => [file, described(text)])),
    },
    files: Object.fromEntries(files.map(([file, text]) => [file, Buffer.from(text).toString('base64')])),
  };
}
