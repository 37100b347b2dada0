import { Inject, Injectable } from '@nestjs/common';
import type { GcRequest, GcResult } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import { GC_DAYS, GC_PROMISE_MS } from '../limits.js';
import { ARTEFACT_STORE } from './artefact-store.js';
import { CLOCK, LOGGER, type Clock } from '../../common/injection-tokens.js';
import { ArtefactRepository } from './artefact.repository.js';
import type { ArtefactStore } from './artefact-store.js';
import { CompositionsService } from '../compositions/compositions.service.js';
import {
  daysBefore,
  type Needing,
  neededVersions,
  needingOf,
  reachesBack,
  versionLabel,
} from './needed-versions.js';
import { VersionsService } from './versions.service.js';

/**
 * Takes away the files of versions that nothing needs any more.
 *
 * A version that is promoted while this runs keeps its files. Whoever makes a composition with a version writes into the
 * version's row first that it is promised (`ArtefactsService.manifestOf`). This reads the compositions first, and then marks a row
 * as removed in one step that fails when it was promised within the last hour. So either the promise comes first, and the
 * files stay; or the mark does, and the promotion is refused (MB-4014). A promise of more than an hour ago has become a
 * composition long since, or nothing. Files go after the mark: what is cut short is finished by the next run.
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

  /** @throws ProblemError MB-2008 when a composition cannot be read, MB-1014 when the store is away */
  async collect({ days = GC_DAYS, dryRun = false }: GcRequest, by: string): Promise<GcResult> {
    const now = this.clock();
    if (!dryRun) await this.finish();
    const needed = await this.needed(now, days);
    const present = await this.artefacts.present();
    const published = daysBefore(now, days);
    const unneeded = present.filter(
      (row) => row.publishedAt.getTime() < published && !needed.has(versionLabel(row)),
    );
    const removed: GcResult['removed'] = [];
    for (const row of unneeded) {
      const promised = new Date(now - GC_PROMISE_MS);
      const { name, version } = row;
      if (dryRun ? !(row.promisedAt && row.promisedAt >= promised) : await this.remove(row, promised)) {
        removed.push({ name, version, bytes: (await this.versions.described(row)).bytes });
      }
    }
    const bytes = removed.reduce((total, row) => total + row.bytes, 0);
    if (!dryRun) this.log.info({ by, days, removed: removed.length, bytes }, 'files of old versions removed');
    return { dryRun, removed, kept: present.length - removed.length, bytes };
  }

  private async needed(now: number, days: number): Promise<ReadonlySet<string>> {
    const compositions: Needing[] = [];
    for await (const composition of this.compositions.latestFirst()) {
      const needing = needingOf(composition);
      compositions.push(needing);
      if (reachesBack(needing, now, days)) break;
    }
    return neededVersions(compositions, now, days);
  }

  /** @returns false when somebody else needs the version, or removed it */
  private async remove(
    { name, version }: { name: string; version: string },
    promisedBefore: Date,
  ): Promise<boolean> {
    const at = new Date(this.clock());
    if (!(await this.artefacts.markRemoved(name, version, { at, promisedBefore }))) return false;
    await this.clear(name, version);
    return true;
  }

  /** Takes the files away that an earlier run marked and did not come to. */
  private async finish(): Promise<void> {
    for (const { name, version } of await this.artefacts.uncleared()) await this.clear(name, version);
  }

  /** All that is kept under the version's number, of publications too that broke off. */
  private async clear(name: string, version: string): Promise<void> {
    await this.store.remove(`${name}/${version}`);
    await this.artefacts.markCleared(name, version);
  }
}
