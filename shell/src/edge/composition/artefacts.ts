import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestSchema, type Manifest } from '@mockingbird/contracts';
import type { ApiKey } from '../api-keys.js';
import { replaceFile, type WriteFile } from '../disk/replace-file.js';
import { RELEASES_TIMEOUT_MS } from '../limits.js';
import { signedHeaders } from '../services/signed-headers.js';
import type { WarningLog } from '../warning-log.js';

const MANIFEST = 'manifest.json';

/** A file of a version is missing or does not match its manifest. */
class ArtefactError extends Error {
  readonly code = 'MB-2002';
}

/** @returns `sha384-...` */
export const digest = (bytes: Buffer | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Files of versions on this machine. Each file is fetched once from the releases module and stored for the next start.
 * Each reading from disk verifies the manifest's digest.
 */
export class Artefacts {
  constructor(
    private readonly options: {
      folder: string;
      /** `fetch` for a path of the services. */
      fetchServices: typeof fetch;
      key: ApiKey;
      log: WarningLog;
      write?: WriteFile;
    },
  ) {}

  pathOf(manifest: Pick<Manifest, 'name' | 'version'>, file: string): string {
    return join(this.options.folder, manifest.name, manifest.version, file);
  }

  /** Makes every file of a version available. @throws ArtefactError naming the first missing or altered file */
  async ensure(manifest: Manifest): Promise<Map<string, Buffer>> {
    const files = Object.entries(manifest.files);
    const loaded = await Promise.all(
      files.map(
        async ([file, { integrity }]) => [file, await this.loadFile(manifest, file, integrity)] as const,
      ),
    );
    await this.storeManifest(manifest);
    return new Map(loaded);
  }

  /** Makes the server bundle of a version available, for renders without browsers. @throws ArtefactError */
  async ensureServerBundle(manifest: Manifest): Promise<void> {
    const integrity = manifest.files[manifest.server]?.integrity;
    if (!integrity) {
      throw new ArtefactError(`${manifest.name}@${manifest.version} does not list its server bundle`);
    }
    await this.loadFile(manifest, manifest.server, integrity);
  }

  /** Stores a manifest, so that the version's files can be fetched on request. A full disk causes only a warning. */
  async storeManifest(manifest: Manifest): Promise<void> {
    const path = this.pathOf(manifest, MANIFEST);
    const content = JSON.stringify(manifest);
    const stored = await readFile(path, 'utf8').catch(() => undefined);
    if (stored !== content) await this.writeIfPossible(path, content);
  }

  /** Finds a version that this edge has stored. Open tabs may still use it, and a version may fall back to it. */
  async findStored(name: string, version: string): Promise<Manifest | undefined> {
    try {
      return manifestSchema.parse(
        JSON.parse(await readFile(this.pathOf({ name, version }, MANIFEST), 'utf8')),
      );
    } catch {
      return undefined;
    }
  }

  /**
   * Fetches the manifest of a published version, live or not.
   * @throws when it was never published, or the services are unavailable
   */
  async fetchManifest(name: string, version: string): Promise<Manifest> {
    const bytes = await this.fetchFile({ name, version }, MANIFEST);
    const manifest = manifestSchema.parse(JSON.parse(bytes.toString('utf8')));
    if (manifest.name !== name || manifest.version !== version) {
      throw new ArtefactError(
        `${name}@${version}/${MANIFEST} describes ${manifest.name}@${manifest.version}`,
      );
    }
    return manifest;
  }

  /** Loads one file and verifies its digest. @throws ArtefactError */
  async loadFile(manifest: Manifest, file: string, integrity: string): Promise<Buffer> {
    const path = this.pathOf(manifest, file);
    const stored = await readFile(path).catch(() => undefined);
    if (stored && digest(stored) === integrity) return stored;
    const fetched = await this.fetchFile(manifest, file);
    if (digest(fetched) !== integrity) {
      throw new ArtefactError(
        `${manifest.name}@${manifest.version}/${file} does not match the digest in its manifest`,
      );
    }
    // Workers read the server bundle from disk, so it must be written. Browser files are served from memory.
    if (file === manifest.server) await this.write(path, fetched);
    else await this.writeIfPossible(path, fetched);
    return fetched;
  }

  private write(path: string, content: string | Buffer): Promise<void> {
    return (this.options.write ?? replaceFile)(path, content);
  }

  /** A full disk costs the next start one request to the services. */
  private async writeIfPossible(path: string, content: string | Buffer): Promise<void> {
    try {
      await this.write(path, content);
    } catch (error) {
      this.options.log.warn({ code: 'MB-2011', err: error, path }, 'file of a version not stored on disk');
    }
  }

  private async fetchFile(manifest: Pick<Manifest, 'name' | 'version'>, file: string): Promise<Buffer> {
    const { fetchServices, key } = this.options;
    const path = `/api/releases/artefacts/${manifest.name}/${manifest.version}/${file}`;
    const response = await fetchServices(path, {
      headers: signedHeaders(key, 'GET', path),
      signal: AbortSignal.timeout(RELEASES_TIMEOUT_MS),
    });
    if (!response.ok) {
      throw new ArtefactError(
        `The releases module answered ${response.status} for ${manifest.name}@${manifest.version}/${file}`,
      );
    }
    return Buffer.from(await response.arrayBuffer());
  }
}
