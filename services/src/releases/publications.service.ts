import { Injectable } from '@nestjs/common';
import type { Publication, PublishedResult } from '@mockingbird/contracts';
import type { Actor } from './actor.js';
import { ArtefactsService } from './artefacts/artefacts.service.js';
import { GateReportsService } from './gate/gate-reports.service.js';
import { GateService } from './gate/gate.service.js';
import type { StoredArtefact } from './artefacts/artefact.model.js';
import { OwnersService } from './artefacts/owners.service.js';
import { readPublication } from './read-publication.js';
import { TeamLimits } from './team-limits.service.js';

/** Publishes immutable versions of remotes. */
@Injectable()
export class PublicationsService {
  constructor(
    private readonly artefacts: ArtefactsService,
    private readonly owners: OwnersService,
    private readonly gate: GateService,
    private readonly limits: TeamLimits,
    private readonly reports: GateReportsService,
  ) {}

  /**
   * Stores a version once. A repeated publication of the same content changes nothing and is not checked again.
   * @throws ProblemError MB-4006 when the remote belongs to another team
   * @throws ProblemError MB-4002 when the version exists with other content, MB-4014 when it was removed
   * @throws ProblemError MB-1006 when the team publishes too often
   * @throws ProblemError the rejection of the gate (MB-4003 when a file differs from the manifest)
   */
  async publish(publication: Publication, actor: Actor): Promise<PublishedResult> {
    const { manifest, dryRun = false } = publication;
    const { name, version } = manifest;
    const result = { name, version, created: false, dryRun };
    const toRepeatedResult = ({ pass }: StoredArtefact) => ({
      ...result,
      checks: this.gate.skipUnchanged('This version is stored already.', pass),
    });
    await this.owners.checkPublisher(manifest, actor);
    const decoded = readPublication(publication);
    if (decoded.issues.length === 0) {
      const stored = await this.artefacts.findSame(manifest);
      if (stored) return toRepeatedResult(stored);
    }
    await this.limits.countPublication(actor);
    const { checks, pass, report } = await this.gate.checkBeforeStore(manifest, decoded);
    if (dryRun) return { ...result, checks };
    await this.owners.claim(manifest, actor);
    const { files, sourceMaps } = decoded;
    const { commit } = publication;
    if (await this.artefacts.save(manifest, { files, sourceMaps }, { by: actor.by, commit, pass })) {
      if (report) await this.reports.save(name, version, report);
      return { ...result, created: true, checks };
    }
    const other = await this.artefacts.findSame(manifest);
    return other ? toRepeatedResult(other) : { ...result, checks };
  }
}
