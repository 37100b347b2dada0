import { Inject, Injectable } from '@nestjs/common';
import { type GateCheck, type Manifest, manifestSchema, type Publication } from '@mockingbird/contracts';
import { contentHash } from '../canonical-json.js';
import { BytesAnswer } from '../http/bytes-answer.js';
import { notFound, ProblemError } from '../http/problem.js';
import { ARTEFACT_STORE, CLOCK, type Clock } from '../tokens.js';
import { ArtefactRepository } from './artefact.repository.js';
import type { ArtefactStore } from './artefact-store.js';
import { mediaTypeOf } from './media-type.js';
import { readPublication } from './publication.js';

export interface Published {
  name: string;
  version: string;
  /** False when the same content was there already. */
  created: boolean;
  dryRun: boolean;
  checks: GateCheck[];
}

const MANIFEST_FILE = 'manifest.json';
const folderOf = (name: string, version: string, hash: string) => `${name}/${version}/${hash}`;

/** Publishes immutable versions of remotes and hands their files out. */
@Injectable()
export class ArtefactsService {
  constructor(
    private readonly artefacts: ArtefactRepository,
    @Inject(ARTEFACT_STORE) private readonly store: ArtefactStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param by id of the key that publishes
   * @throws ProblemError MB-4003 when a file differs from the manifest, MB-4002 when the version exists with another
   *   content
   */
  async publish(publication: Publication, by: string): Promise<Published> {
    const { manifest } = publication;
    const { files, faults } = readPublication(publication);
    if (faults.length > 0) {
      throw new ProblemError(400, 'MB-4003', 'The files are not those of the manifest.', faults);
    }
    const { name, version } = manifest;
    const hash = contentHash(manifest);
    if ((await this.hashOf(name, version)) === undefined) {
      const text = JSON.stringify(manifest);
      files.set(MANIFEST_FILE, Buffer.from(text, 'utf8'));
      await this.store.keep(folderOf(name, version, hash), files);
      const publishedAt = new Date(this.clock());
      const created = await this.artefacts.add({
        name,
        version,
        contentHash: hash,
        manifest: text,
        publishedAt,
        by,
      });
      if (created) return { name, version, created, dryRun: false, checks: [] };
    }
    if ((await this.hashOf(name, version)) === hash) {
      return { name, version, created: false, dryRun: false, checks: [] };
    }
    throw new ProblemError(409, 'MB-4002', `${name}@${version} exists with another content.`);
  }

  /** @throws ProblemError MB-4005 when the version was never published */
  async manifestOf(name: string, version: string): Promise<Manifest> {
    const stored = await this.artefacts.find(name, version);
    if (stored === null) throw new ProblemError(404, 'MB-4005', `${name}@${version} was never published.`);
    return manifestSchema.parse(JSON.parse(stored.manifest));
  }

  /** @throws ProblemError MB-4005 for an unknown version, MB-1003 for an unknown file */
  async file(name: string, version: string, file: string): Promise<BytesAnswer> {
    const stored = await this.artefacts.find(name, version);
    if (stored === null) throw new ProblemError(404, 'MB-4005', `${name}@${version} was never published.`);
    const bytes = await this.store.read(folderOf(name, version, stored.contentHash), file);
    if (bytes === undefined) throw notFound(`${name}@${version} has no such file.`);
    return new BytesAnswer(bytes, mediaTypeOf(file), `"${contentHash([stored.contentHash, file])}"`);
  }

  private async hashOf(name: string, version: string): Promise<string | undefined> {
    return (await this.artefacts.find(name, version))?.contentHash;
  }
}
