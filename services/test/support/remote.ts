import { createHash } from 'node:crypto';
import type { Manifest, Publication } from '@mockingbird/contracts';

export interface RemoteDraft {
  name: string;
  version?: string;
  owner?: string;
  /** Route patterns. */
  routes?: string[];
  /** Contents by file name, beside entry and server bundle. */
  files?: Record<string, string>;
}

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A publication of a small remote. */
export function publicationOf({
  name,
  version = '1.0.0',
  owner = 'team',
  routes = [`/${name}`],
  files = {},
}: RemoteDraft): Publication {
  const contents: Record<string, string> = {
    'remoteEntry.js': `/* ${name} ${version} */`,
    'server.cjs': 'module.exports = {};',
    'chunks/page.js': 'export {};',
    ...files,
  };
  const manifest: Manifest = {
    schema: 1,
    name,
    version,
    owner,
    apiVersion: 1,
    globalName: `${name}_${version}`.replaceAll(/[^a-z0-9]/g, '_'),
    entry: 'remoteEntry.js',
    server: 'server.cjs',
    routes: routes.map((path, index) => ({
      id: `route-${index}`,
      path,
      kind: 'page',
      query: [],
      js: ['chunks/page.js'],
      css: [],
    })),
    navigation: [],
    fragments: [],
    examples: {},
    shared: { react: '^19.0.0' },
    files: Object.fromEntries(
      Object.entries(contents).map(([file, text]) => [
        file,
        { integrity: integrityOf(text), bytes: Buffer.byteLength(text) },
      ]),
    ),
  };
  const base64 = Object.entries(contents).map(([file, text]) => [file, Buffer.from(text).toString('base64')]);
  return { manifest, files: Object.fromEntries(base64) };
}
