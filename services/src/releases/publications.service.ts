import { Injectable } from '@nestjs/common';
import type { Publication, PublishedResult } from '@mockingbird/contracts';
import type { Actor } from './actor.js';
import { ArtefactsService } from './artefacts/artefacts.service.js';
import { GateService } from './gate/gate.service.js';
import type { StoredArtefact } from './artefacts/artefact.model.js';
import { OwnersService } from './artefacts/owners.service.js';
import { readPublication } from './read-publication.js';

/** Publishes immutable versions of remotes. */
@Injectable()
export class PublicationsService {
  constructor(
    private readonly artefacts: ArtefactsService,
    private readonly owners: OwnersService,
    private readonly gate: GateService,
  ) {}

  /**
   * Stores a version once. The same content again changes nothing and is not looked at again.
   * @throws ProblemError MB-4006 when the remote is not the actor's, MB-4002 when the version exists with another content,
   *   MB-4014 when it was removed, and what the gate refuses (MB-4003 when a file differs from the manifest)
   */
  async publish(publication: Publication, actor: Actor): Promise<PublishedResult> {
    const { manifest, dryRun = false } = publication;
    const { name, version } = manifest;
    const answer = { name, version, created: false, dryRun };
    const repeated = ({ pass }: StoredArtefact) => ({
      ...answer,
      checks: this.gate.unchanged('This version is stored already.', pass),
    });
    await this.owners.checkPublisher(manifest, actor);
    const read = readPublication(publication);
    if (read.faults.length === 0) {
      const stored = await this.artefacts.sameAs(manifest);
      if (stored) return repeated(stored);
    }
    const { checks, pass } = await this.gate.beforeStored(manifest, read);
    if (dryRun) return { ...answer, checks };
    await this.owners.claim(manifest, actor);
    if (await this.artefacts.keep(manifest, read.files, { by: actor.by, pass })) {
      return { ...answer, created: true, checks };
    }
    const other = await this.artefacts.sameAs(manifest);
    return other ? repeated(other) : { ...answer, checks };
  }
}
