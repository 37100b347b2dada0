import { readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Manifest } from '@mockingbird/contracts';
import { remoteBase, VERSION_FILES, versionFilesText } from '@mockingbird/registry';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { ASSETS_BASE } from '../assets.js';
import type { Artefacts } from '../composition/artefacts.js';
import {
  FILE_CACHE_BYTES,
  IMMUTABLE_SECONDS,
  MAX_UNKNOWN_VERSIONS,
  NAMED_FILE_SECONDS,
  UNKNOWN_VERSION_MS,
} from '../limits.js';
import { isHashedFile } from '../shell-files/file-name.js';
import type { OlderShellFiles } from '../shell-files/older-shell-files.js';
import { chooseEncoding, encode, encodedBytes, type Encoded } from './encodings.js';
import { MEDIA_TYPES } from './media-types.js';

interface StaticFile {
  body: Encoded;
  type: string;
  cacheControl: string;
}

/** Files of the shell and of all versions, compressed and in memory. */
export class StaticFiles {
  private readonly assets = new Map<string, StaticFile>();
  private readonly inFlight = new Map<string, Promise<StaticFile | undefined>>();
  /** Requests to the services for versions that this edge has not stored. */
  private readonly manifestRequests = new LRUCache<string, Promise<Manifest | undefined>>({
    max: MAX_UNKNOWN_VERSIONS,
    ttl: UNKNOWN_VERSION_MS,
  });
  private readonly versions = new LRUCache<string, StaticFile>({
    maxSize: FILE_CACHE_BYTES,
    sizeCalculation: (file) => encodedBytes(file.body),
  });

  constructor(
    private readonly artefacts: Artefacts,
    private readonly olderFiles: OlderShellFiles,
    private readonly brotliQuality: number,
  ) {}

  /**
   * Adds the shell's files.
   * @param folder the shell's built browser files
   * @returns the files with a hash in their names, by name
   */
  async addAssets(folder: string): Promise<Map<string, Buffer>> {
    const hashed = new Map<string, Buffer>();
    for (const file of await readdir(folder)) {
      if (!MEDIA_TYPES[extname(file)]) continue;
      const bytes = await readFile(join(folder, file));
      const encoded = await this.encodeFile(file, bytes);
      const isHashed = isHashedFile(file);
      const cacheControl = isHashed ? encoded.cacheControl : `public, max-age=${NAMED_FILE_SECONDS}`;
      this.assets.set(ASSETS_BASE + file, { ...encoded, cacheControl });
      if (isHashed) hashed.set(file, bytes);
    }
    await this.olderFiles.store(hashed);
    return hashed;
  }

  private async loadOlderAsset(path: string): Promise<StaticFile | undefined> {
    const file = path.slice(ASSETS_BASE.length);
    const bytes = await this.olderFiles.find(file);
    if (!bytes) return undefined;
    const encoded = await this.encodeFile(file, bytes);
    this.assets.set(path, encoded);
    return encoded;
  }

  /** Adds the browser files of a version, and the list of them. */
  async addVersion(manifest: Manifest, files: ReadonlyMap<string, Buffer>): Promise<void> {
    await this.addList(manifest);
    await Promise.all(
      [...files].map(async ([file, bytes]) => {
        const address = remoteBase(manifest) + file;
        if (file === manifest.server || this.versions.has(address)) return;
        this.versions.set(address, await this.encodeFile(file, bytes));
      }),
    );
  }

  readonly handle = async (request: Request, response: Response): Promise<void> => {
    const file =
      this.assets.get(request.path) ??
      this.versions.get(request.path) ??
      (await this.findOlder(request.path));
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

  /** Concurrent requests for an older file share one loading. */
  private findOlder(path: string): Promise<StaticFile | undefined> {
    const running = this.inFlight.get(path);
    if (running) return running;
    const loading = path.startsWith(ASSETS_BASE) ? this.loadOlderAsset(path) : this.loadVersionFile(path);
    this.inFlight.set(path, loading);
    const finish = () => void this.inFlight.delete(path);
    loading.then(finish, finish);
    return loading;
  }

  private async addList(manifest: Manifest): Promise<StaticFile> {
    const list = await this.encodeFile(VERSION_FILES, Buffer.from(versionFilesText(manifest)));
    this.versions.set(remoteBase(manifest) + VERSION_FILES, list);
    return list;
  }

  /** Loads a file of a version that is not live. Its digest is verified. */
  private async loadVersionFile(path: string): Promise<StaticFile | undefined> {
    const parts = /^\/remotes\/([a-z0-9-]+)\/([0-9A-Za-z.-]+)\/([A-Za-z0-9_][A-Za-z0-9_./-]*)$/.exec(path);
    const [, name, version, file] = parts ?? [];
    if (!name || !version || !file || file.includes('..') || version.includes('..')) return undefined;
    const manifest =
      (await this.artefacts.findStored(name, version)) ?? (await this.fetchManifest(name, version));
    if (manifest && file === VERSION_FILES) return this.addList(manifest);
    const fileEntry = manifest && Object.hasOwn(manifest.files, file) ? manifest.files[file] : undefined;
    if (!manifest || !fileEntry || file === manifest.server) return undefined;
    const bytes = await this.artefacts.loadFile(manifest, file, fileEntry.integrity).catch(() => undefined);
    if (!bytes) return undefined;
    const encoded = await this.encodeFile(file, bytes);
    this.versions.set(path, encoded);
    return encoded;
  }

  /**
   * Fetches the manifest of a version that this edge has not stored. Another edge may serve the version, and browsers with
   * its page may request files here. An unpublished version is not requested again for a short time.
   */
  private fetchManifest(name: string, version: string): Promise<Manifest | undefined> {
    const key = `${name}@${version}`;
    const running = this.manifestRequests.get(key);
    if (running) return running;
    const request = this.artefacts.fetchManifest(name, version).then(
      async (manifest) => {
        await this.artefacts.storeManifest(manifest).catch(() => undefined);
        return manifest;
      },
      () => undefined,
    );
    this.manifestRequests.set(key, request);
    return request;
  }

  private async encodeFile(file: string, bytes: Buffer): Promise<StaticFile> {
    return {
      body: await encode(bytes, this.brotliQuality),
      type: MEDIA_TYPES[extname(file)] ?? 'application/octet-stream',
      cacheControl: `public, max-age=${IMMUTABLE_SECONDS}, immutable`,
    };
  }
}
