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

/** A file of a version is missing or is not what its manifest says. */
class ArtefactError extends Error {
  readonly code = 'MB-2002';
}

const digest = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Versions' files on this machine: fetched once from the releases module, checked against the manifest's digests each
 * time they are read from disk, kept for the next start.
 */
export class Artefacts {
  constructor(
    private readonly options: {
      folder: string;
      ask: typeof fetch;
      key: ApiKey;
      log: WarningLog;
      write?: WriteFile;
    },
  ) {}

  pathOf(manifest: Pick<Manifest, 'name' | 'version'>, file: string): string {
    return join(this.options.folder, manifest.name, manifest.version, file);
  }

  /** Makes every file of a version available. @throws ArtefactError naming the first file that is not as it should be */
  async ensure(manifest: Manifest): Promise<Map<string, Buffer>> {
    const files = Object.entries(manifest.files);
    const read = await Promise.all(
      files.map(async ([file, { integrity }]) => [file, await this.file(manifest, file, integrity)] as const),
    );
    await this.remember(manifest);
    return new Map(read);
  }

  /** Makes a version known: its files are fetched when somebody asks for them. Without a disk the services know it. */
  async remember(manifest: Manifest): Promise<void> {
    const path = this.pathOf(manifest, MANIFEST);
    const content = JSON.stringify(manifest);
    const kept = await readFile(path, 'utf8').catch(() => undefined);
    if (kept !== content) await this.writeIfPossible(path, content);
  }

  /** A version that was served here once, for tabs that are still open on it, or that one may have to fall back to. */
  async known(name: string, version: string): Promise<Manifest | undefined> {
    try {
      return manifestSchema.parse(
        JSON.parse(await readFile(this.pathOf({ name, version }, MANIFEST), 'utf8')),
      );
    } catch {
      return undefined;
    }
  }

  /**
   * A version that was published, live or not.
   * @throws when it never was, or the services are away
   */
  async published(name: string, version: string): Promise<Manifest> {
    const bytes = await this.fetch({ name, version }, MANIFEST);
    const manifest = manifestSchema.parse(JSON.parse(bytes.toString('utf8')));
    if (manifest.name !== name || manifest.version !== version) {
      throw new ArtefactError(`${name}@${version}/${MANIFEST} is of another version`);
    }
    return manifest;
  }

  /** One file, its digest checked. @throws ArtefactError */
  async file(manifest: Manifest, file: string, integrity: string): Promise<Buffer> {
    const path = this.pathOf(manifest, file);
    const kept = await readFile(path).catch(() => undefined);
    if (kept && digest(kept) === integrity) return kept;
    const fetched = await this.fetch(manifest, file);
    if (digest(fetched) !== integrity) {
      throw new ArtefactError(`${manifest.name}@${manifest.version}/${file} differs from its manifest`);
    }
    // The workers read the server bundle from disk. Browsers get theirs from memory.
    if (file === manifest.server) await this.write(path, fetched);
    else await this.writeIfPossible(path, fetched);
    return fetched;
  }

  private write(path: string, content: string | Buffer): Promise<void> {
    return (this.options.write ?? replaceFile)(path, content);
  }

  /** A disk that is full costs the next start a request to the services, and nothing else. */
  private async writeIfPossible(path: string, content: string | Buffer): Promise<void> {
    try {
      await this.write(path, content);
    } catch (error) {
      this.options.log.warn({ code: 'MB-2011', err: error }, 'file of a version not kept on disk');
    }
  }

  private async fetch(manifest: Pick<Manifest, 'name' | 'version'>, file: string): Promise<Buffer> {
    const { ask, key } = this.options;
    const path = `/api/releases/artefacts/${manifest.name}/${manifest.version}/${file}`;
    const response = await ask(path, {
      headers: signedHeaders(key, 'GET', path),
      signal: AbortSignal.timeout(RELEASES_TIMEOUT_MS),
    });
    if (!response.ok) {
      throw new ArtefactError(`${manifest.name}@${manifest.version}/${file} answered ${response.status}`);
    }
    return Buffer.from(await response.arrayBuffer());
  }
}
