import { readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Manifest } from '@mockingbird/contracts';
import { remoteBase } from '@mockingbird/registry';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { ASSETS_BASE } from '../assets.js';
import type { Artefacts } from '../composition/artefacts.js';
import { FILE_CACHE_BYTES, IMMUTABLE_SECONDS, UNKNOWN_VERSION_MS, UNKNOWN_VERSIONS_KEPT } from '../limits.js';
import { isHashedFile } from '../shell-files/file-name.js';
import type { OlderShellFiles } from '../shell-files/older-shell-files.js';
import { chooseEncoding, encode, encodedBytes, type Encoded } from './encodings.js';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** The few files whose name does not change with their content: the icon, the preview picture. */
const NAMED_SECONDS = 86_400;

interface StaticFile {
  body: Encoded;
  type: string;
  cacheControl: string;
}

/** Files that never change: the shell's own and every version's, precompressed and in memory. */
export class StaticFiles {
  private readonly own = new Map<string, StaticFile>();
  private readonly making = new Map<string, Promise<StaticFile | undefined>>();
  /** What the services said of versions that are not known here. */
  private readonly asked = new LRUCache<string, Promise<Manifest | undefined>>({
    max: UNKNOWN_VERSIONS_KEPT,
    ttl: UNKNOWN_VERSION_MS,
  });
  private readonly versions = new LRUCache<string, StaticFile>({
    maxSize: FILE_CACHE_BYTES,
    sizeCalculation: (file) => encodedBytes(file.body),
  });

  constructor(
    private readonly artefacts: Artefacts,
    private readonly older: OlderShellFiles,
    private readonly brotliQuality: number,
  ) {}

  /**
   * @param folder the shell's built browser files
   * @returns those whose name never has another content, by name
   */
  async addAssets(folder: string): Promise<Map<string, Buffer>> {
    const hashed = new Map<string, Buffer>();
    for (const file of await readdir(folder)) {
      if (!TYPES[extname(file)]) continue;
      const bytes = await readFile(join(folder, file));
      const described = await this.describe(file, bytes);
      const isHashed = isHashedFile(file);
      const cacheControl = isHashed ? described.cacheControl : `public, max-age=${NAMED_SECONDS}`;
      this.own.set(ASSETS_BASE + file, { ...described, cacheControl });
      if (isHashed) hashed.set(file, bytes);
    }
    await this.older.keep(hashed);
    return hashed;
  }

  private async olderAsset(path: string): Promise<StaticFile | undefined> {
    const file = path.slice(ASSETS_BASE.length);
    const bytes = await this.older.find(file);
    if (!bytes) return undefined;
    const described = await this.describe(file, bytes);
    this.own.set(path, described);
    return described;
  }

  async addVersion(manifest: Manifest, files: ReadonlyMap<string, Buffer>): Promise<void> {
    await Promise.all(
      [...files].map(async ([file, bytes]) => {
        const address = remoteBase(manifest) + file;
        if (file === manifest.server || this.versions.has(address)) return;
        this.versions.set(address, await this.describe(file, bytes));
      }),
    );
  }

  readonly handle = async (request: Request, response: Response): Promise<void> => {
    const file =
      this.own.get(request.path) ?? this.versions.get(request.path) ?? (await this.anOlder(request.path));
    if (!file) {
      response.status(404).set('cache-control', 'no-store').type('text/plain').send('Not found');
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    response.set({
      'content-type': file.type,
      'cache-control': file.cacheControl,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    const body = file.body[encoding];
    response.set('content-length', String(body.length));
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  /** Older files are made ready once for all who ask at the same time. */
  private anOlder(path: string): Promise<StaticFile | undefined> {
    const under = this.making.get(path);
    if (under) return under;
    const made = path.startsWith(ASSETS_BASE) ? this.olderAsset(path) : this.olderVersion(path);
    this.making.set(path, made);
    const done = () => void this.making.delete(path);
    made.then(done, done);
    return made;
  }

  /** A file of a version that is live no more; its digest is checked before it is served. */
  private async olderVersion(path: string): Promise<StaticFile | undefined> {
    const found = /^\/remotes\/([a-z0-9-]+)\/([0-9A-Za-z.-]+)\/([A-Za-z0-9_][A-Za-z0-9_./-]*)$/.exec(path);
    const [, name, version, file] = found ?? [];
    if (!name || !version || !file || file.includes('..') || version.includes('..')) return undefined;
    const manifest = (await this.artefacts.known(name, version)) ?? (await this.elsewhere(name, version));
    const described = manifest && Object.hasOwn(manifest.files, file) ? manifest.files[file] : undefined;
    if (!manifest || !described || file === manifest.server) return undefined;
    const bytes = await this.artefacts.file(manifest, file, described.integrity).catch(() => undefined);
    if (!bytes) return undefined;
    const kept = await this.describe(file, bytes);
    this.versions.set(path, kept);
    return kept;
  }

  /**
   * A version that another edge may serve already, or served before this one was there: whoever got its page may come
   * here for its files. What was never published is not asked for again at once.
   */
  private elsewhere(name: string, version: string): Promise<Manifest | undefined> {
    const key = `${name}@${version}`;
    const asked = this.asked.get(key);
    if (asked) return asked;
    const answer = this.artefacts.published(name, version).then(
      async (manifest) => {
        await this.artefacts.remember(manifest).catch(() => undefined);
        return manifest;
      },
      () => undefined,
    );
    this.asked.set(key, answer);
    return answer;
  }

  private async describe(file: string, bytes: Buffer): Promise<StaticFile> {
    return {
      body: await encode(bytes, this.brotliQuality),
      type: TYPES[extname(file)] ?? 'application/octet-stream',
      cacheControl: `public, max-age=${IMMUTABLE_SECONDS}, immutable`,
    };
  }
}
