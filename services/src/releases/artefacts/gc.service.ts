import { Inject, Injectable } from '@nestjs/common';
import type { GcRequest, GcResult } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import { GC_DAYS, GC_RESERVATION_MS } from '../limits.js';
import { ARTEFACT_STORE } from '../../stored-files/artefact-store.js';
import { CLOCK, LOGGER, type Clock } from '../../common/injection-tokens.js';
import { ArtefactRepository } from './artefact.repository.js';
import type { ArtefactStore } from '../../stored-files/artefact-store.js';
import { CompositionsService } from '../compositions/compositions.service.js';
import {
  timeBefore,
  type CompositionUse,
  neededVersions,
  usageOf,
  coversWindow,
  versionLabel,
} from './needed-versions.js';
import { VersionsService } from './versions.service.js';

/**
 * Removes the files of versions that no recent composition uses.
 *
 * A concurrent promotion is safe. It first reserves the version in its row (`ArtefactsService.getManifest`). This service first
 * reads the compositions. Then it marks a row as removed in one operation, which fails if the version was reserved within the
 * last hour. If the reservation is first, the files stay. If the mark is first, the promotion is rejected (MB-4014). A
 * reservation older than an hour has either become a composition or failed. Files are removed after the mark, so that the next
 * run can continue an interrupted one.
 */
@Injectable()
export class GcService {
  constructor(
    private readonly artefacts: ArtefactRepository,
    private readonly compositions: CompositionsService,
    private readonly versions: VersionsService,
    @Inject(ARTEFACT_STORE) private readonly store: ArtefactStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws ProblemError MB-2008 when a composition cannot be read, MB-1014 when the store is unavailable */
  async collect({ days = GC_DAYS, dryRun = false }: GcRequest, by: string): Promise<GcResult> {
    const now = this.clock();
    if (!dryRun) await this.clearMarked();
    const needed = await this.findNeeded(now, days);
    const present = await this.artefacts.listPresent();
    const published = timeBefore(now, days);
    const unneeded = present.filter(
      (row) => row.publishedAt.getTime() < published && !needed.has(versionLabel(row)),
    );
    const removed: GcResult['removed'] = [];
    for (const row of unneeded) {
      const reservedSince = new Date(now - GC_RESERVATION_MS);
      const { name, version } = row;
      if (
        dryRun ? !(row.promisedAt && row.promisedAt >= reservedSince) : await this.remove(row, reservedSince)
      ) {
        removed.push({ name, version, bytes: (await this.versions.getOwnerAndSize(row)).bytes });
      }
    }
    const bytes = removed.reduce((total, row) => total + row.bytes, 0);
    if (!dryRun) this.log.info({ by, days, removed: removed.length, bytes }, 'old_version_files_removed');
    return { dryRun, removed, retained: present.length - removed.length, bytes };
  }

  private async findNeeded(now: number, days: number): Promise<ReadonlySet<string>> {
    const compositions: CompositionUse[] = [];
    for await (const composition of this.compositions.latestFirst()) {
      const use = usageOf(composition);
      compositions.push(use);
      if (coversWindow(use, now, days)) break;
    }
    return neededVersions(compositions, now, days);
  }

  /** @returns false when the version was reserved or removed in the meantime */
  private async remove(
    { name, version }: { name: string; version: string },
    reservedBefore: Date,
  ): Promise<boolean> {
    const at = new Date(this.clock());
    if (!(await this.artefacts.markRemoved(name, version, { at, reservedBefore }))) return false;
    await this.clear(name, version);
    return true;
  }

  /** Removes the files of versions that an interrupted run has marked. */
  private async clearMarked(): Promise<void> {
    for (const { name, version } of await this.artefacts.listUncleared()) await this.clear(name, version);
  }

  /** Removes all files of the version number, including those of interrupted publications. */
  private async clear(name: string, version: string): Promise<void> {
    await this.store.remove(`${name}/${version}`);
    await this.artefacts.markCleared(name, version);
  }
}
