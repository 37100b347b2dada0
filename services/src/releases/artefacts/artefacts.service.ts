import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Manifest, manifestSchema } from '@mockingbird/contracts';
import { contentHash } from '../../common/canonical-json.js';
import { RawResponse } from '../../http/response/raw-response.js';
import { notFound, ProblemError } from '../../http/response/problem.js';
import { ARTEFACT_STORE } from '../../stored-files/artefact-store.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { ArtefactRepository } from './artefact.repository.js';
import type { ArtefactStore } from '../../stored-files/artefact-store.js';
import { mediaTypeOf } from '../../stored-files/media-type.js';
import type { StoredArtefact, StoredPass } from './artefact.model.js';

const MANIFEST_FILE = 'manifest.json';
const toFolder = (name: string, version: string, hash: string): string => `${name}/${version}/${hash}`;
/** Beside the version's folder, because every file in that is for visitors. */
const toMapFolder = (name: string, version: string, hash: string): string =>
  `${toFolder(name, version, hash)}.source-maps`;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Stores immutable versions of remotes and serves their files. */
@Injectable()
export class ArtefactsService {
  constructor(
    private readonly artefacts: ArtefactRepository,
    @Inject(ARTEFACT_STORE) private readonly store: ArtefactStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Stores a version that passed the gate.
   * @param sourceMaps by the browser file that they belong to
   * @returns false when another request has stored this version in the meantime
   */
  async save(
    manifest: Manifest,
    { files, sourceMaps }: Record<'files' | 'sourceMaps', ReadonlyMap<string, Buffer>>,
    { by, commit, pass }: { by: string; commit?: string | undefined; pass: StoredPass },
  ): Promise<boolean> {
    const { name, version, owner } = manifest;
    const hash = contentHash(manifest);
    const text = JSON.stringify(manifest);
    const all = new Map(files).set(MANIFEST_FILE, Buffer.from(text, 'utf8'));
    if (sourceMaps.size > 0) await this.store.write(toMapFolder(name, version, hash), sourceMaps);
    await this.store.write(toFolder(name, version, hash), all);
    return this.artefacts.add({
      name,
      version,
      contentHash: hash,
      manifest: text,
      publishedAt: new Date(this.clock()),
      by,
      ...(commit !== undefined && { commit }),
      owner,
      bytes: sum(Object.values(manifest.files).map(({ bytes }) => bytes)),
      pass,
    });
  }

  /**
   * Finds the stored version with the same number and content.
   * @throws ProblemError MB-4002 when its content differs, MB-4014 when its files were removed
   */
  async findSame(manifest: Manifest): Promise<StoredArtefact | undefined> {
    const { name, version } = manifest;
    const stored = await this.artefacts.find(name, version);
    if (stored === null) return undefined;
    if (stored.contentHash === contentHash(manifest)) return this.requirePresent(stored, name, version);
    throw new ProblemError(409, 'MB-4002', `${name}@${version} exists with another content.`);
  }

  /**
   * Gets the manifest of a version for a composition.
   * @param isReserved prevents gc from removing its files before the composition is stored; false for a dry run
   * @throws ProblemError MB-4005 when the version was never published, MB-4014 when it was removed
   */
  async getManifest(
    { name, version }: Pick<Manifest, 'name' | 'version'>,
    { isReserved }: { isReserved: boolean },
  ): Promise<Manifest> {
    const row = isReserved
      ? await this.artefacts.reserve(name, version, new Date(this.clock()))
      : await this.artefacts.find(name, version);
    const stored = this.requirePresent(row, name, version);
    return manifestSchema.parse(JSON.parse(stored.manifest));
  }

  /** @throws ProblemError MB-4005 for an unknown version, MB-1003 for an unknown file, MB-4014 when it was removed */
  async getFile(name: string, version: string, file: string): Promise<RawResponse> {
    const stored = this.requirePresent(await this.artefacts.find(name, version), name, version);
    const bytes = await this.store.read(toFolder(name, version, stored.contentHash), file);
    if (bytes === undefined) throw notFound(`${name}@${version} has no such file.`);
    return new RawResponse(bytes, mediaTypeOf(file), `"${contentHash([stored.contentHash, file])}"`);
  }

  /** @returns undefined when the version is unknown or was removed, or the file has no source map */
  async readSourceMap(name: string, version: string, file: string): Promise<Buffer | undefined> {
    const stored = await this.artefacts.find(name, version);
    if (stored === null || stored.removedAt) return undefined;
    return this.store.read(toMapFolder(name, version, stored.contentHash), file);
  }

  /** Stores the files of a report about a version, instead of those of the report before. */
  async saveReport(name: string, version: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    const report = `report-${randomUUID()}`;
    await this.store.write(`${name}/${version}/${report}`, files);
    const { isPresent, before } = await this.artefacts.setReport(name, version, report);
    // gc may have removed the version meanwhile, and its folder with it.
    const unused = isPresent ? before : report;
    if (unused !== undefined) await this.store.remove(`${name}/${version}/${unused}`);
  }

  /** @returns undefined when the version is unknown or was removed, or has no such file in its report */
  async readReport(name: string, version: string, file: string): Promise<Buffer | undefined> {
    const stored = await this.artefacts.find(name, version);
    const report = stored?.removedAt ? undefined : stored?.report;
    return report === undefined ? undefined : this.store.read(`${name}/${version}/${report}`, file);
  }

  /** Reads the files of a version from the store; missing ones are left out. */
  async readFiles(manifest: Manifest): Promise<Map<string, Buffer>> {
    const { name, version } = manifest;
    const { contentHash: hash } = this.requirePresent(
      await this.artefacts.find(name, version),
      name,
      version,
    );
    const files = new Map<string, Buffer>();
    for (const file of Object.keys(manifest.files)) {
      const bytes = await this.store.read(toFolder(name, version, hash), file);
      if (bytes) files.set(file, bytes);
    }
    return files;
  }

  /** Finds the last successful gate checks of the version. */
  findPass(name: string, version: string): Promise<StoredPass | undefined> {
    return this.artefacts.findPass(name, version);
  }

  async savePass(name: string, version: string, pass: StoredPass): Promise<void> {
    await this.artefacts.setPass(name, version, pass);
  }

  private requirePresent(stored: StoredArtefact | null, name: string, version: string): StoredArtefact {
    if (stored === null) throw new ProblemError(404, 'MB-4005', `${name}@${version} was never published.`);
    if (!stored.removedAt) return stored;
    const day = stored.removedAt.toISOString();
    throw new ProblemError(410, 'MB-4014', `The files of ${name}@${version} were removed on ${day}.`);
  }
}
