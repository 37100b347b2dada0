import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  CanaryEnd,
  CanaryRequest,
  Composition,
  Manifest,
  Promotion,
  ReleaseChange,
  Retirement,
  Rollback,
} from '@mockingbird/contracts';
import { promote, rollback, withCanary, withoutCanary, withoutRemote } from '@mockingbird/registry';
import { invalid, ProblemError } from '../http/response/problem.js';
import type { Actor } from './actor.js';
import { FreezesService } from './freeze/freezes.service.js';
import { ArtefactsService } from './artefacts/artefacts.service.js';
import { CompositionsService } from './compositions/compositions.service.js';
import { GateService } from './gate/gate.service.js';
import { OwnersService } from './artefacts/owners.service.js';
import { TeamLimits } from './team-limits.service.js';

const SALT_BYTES = 9;

function rejectRepeats(remotes: Promotion['remotes']): void {
  const names = remotes.map(({ name }) => name);
  const repeated = names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []));
  if (repeated.length === 0) return;
  throw invalid(repeated.map((index) => ({ path: `/remotes/${index}/name`, message: 'Is named already' })));
}

function requireLive(current: Composition | undefined): Composition {
  if (!current) throw new ProblemError(409, 'MB-4012', 'There is no composition yet: promote first.');
  return current;
}

/** A second rollback without a number would restore the faulty version. */
function previousNumber({ number, kind }: Composition): number {
  if (kind !== 'automatic' && kind !== 'rollback') return number - 1;
  const detail = `Composition ${number} went back already, and ${number - 1} is what it fled from: give the number to restore.`;
  throw new ProblemError(409, 'MB-4011', detail);
}

const isRunningAsCanary = (current: Composition | undefined, { name, version }: Manifest) =>
  current?.remotes.some(
    ({ manifest, canary }) => manifest.name === name && canary?.manifest.version === version,
  );

/** Whether a canary is new, or reaches visitors that the running one does not reach. */
function reachesMoreVisitors(
  { name, version, percent, cohorts = [], stages }: CanaryRequest,
  current: Composition | undefined,
): boolean {
  const running = current?.remotes.find(({ manifest }) => manifest.name === name)?.canary;
  if (running?.manifest.version !== version || stages !== undefined) return true;
  return percent > running.percent || cohorts.some((cohort) => !running.cohorts.includes(cohort));
}

/** Changes the live composition, after checks of the owner and of the gate. */
@Injectable()
export class ReleasesService {
  constructor(
    private readonly compositions: CompositionsService,
    private readonly artefacts: ArtefactsService,
    private readonly owners: OwnersService,
    private readonly gate: GateService,
    private readonly freezes: FreezesService,
    private readonly limits: TeamLimits,
  ) {}

  /**
   * Promotes published versions. Concurrent promotions create one composition each: numbers are unique, and the second builds on
   * the first.
   * @throws ProblemError MB-1002 when a remote is named twice, MB-4006 when it belongs to another team
   * @throws ProblemError MB-4005 for an unknown version, MB-4014 for a removed one
   * @throws ProblemError MB-4017 for an automatically rolled back version without `again`
   * @throws ProblemError MB-1007 when one of the remotes changed since `base`
   * @throws ProblemError MB-1006 when the team changes what is live too often
   * @throws ProblemError MB-4018 while releases are frozen
   * @throws ProblemError the rejection of the gate
   */
  async promote(
    { remotes, why = '', dryRun = false, base, again = false }: Promotion,
    actor: Actor,
  ): Promise<ReleaseChange> {
    rejectRepeats(remotes);
    const names = remotes.map(({ name }) => name);
    await this.owners.checkReleaser(names, actor);
    await this.freezes.rejectFrozen();
    await this.limits.countChange(actor);
    if (!again) await this.rejectRolledBack(remotes);
    const manifests = await this.getManifests(remotes, dryRun);
    const checks = await this.gate.checkBeforeLive(manifests, { dryRun });
    const about = { by: actor.by, why, dryRun, base, remotes: names };
    const change = await this.compositions.change(about, async (current, metadata) => {
      // The gate takes up to minutes, and a freeze may begin meanwhile.
      await this.freezes.rejectFrozen();
      return promote(current, manifests, metadata);
    });
    return { ...change, checks };
  }

  /**
   * Restores an older composition. The gate does not check it: it was live before, and a rollback is urgent.
   * @throws ProblemError MB-4011 when the composition does not exist, or when no number is given and the live one is itself a
   *   rollback
   * @throws ProblemError MB-4014 when one of its versions was removed since
   */
  async rollback({ to, why = '', dryRun = false, base }: Rollback, { by }: Actor): Promise<ReleaseChange> {
    return this.compositions.change({ by, why, dryRun, base }, async (current, about) => {
      if (!current) throw new ProblemError(409, 'MB-4011', 'There is no composition yet.');
      const number = to ?? previousNumber(current);
      const older = number === current.number ? undefined : await this.compositions.find(number);
      if (!older) throw new ProblemError(404, 'MB-4011', `There is no earlier composition ${number}.`);
      await this.getManifests(
        older.remotes.map(({ manifest }) => manifest),
        dryRun,
      );
      return rollback(current, await this.dropRemovedFallbacks(older, dryRun), about);
    });
  }

  /**
   * Starts or changes a canary. The gate checks a new canary, but not a change of the percentage. During a freeze, it may only
   * become smaller.
   * @throws ProblemError MB-4012 when the canary does not match the live composition, otherwise as `promote`
   */
  async canary(request: CanaryRequest, actor: Actor): Promise<ReleaseChange> {
    const { name, version, percent, cohorts = [], stages, why = '', dryRun = false, base } = request;
    await this.owners.checkReleaser([name], actor);
    await this.rejectFrozenGrowth(request, await this.compositions.current());
    await this.limits.countChange(actor);
    const manifest = await this.artefacts.getManifest({ name, version }, { isReserved: !dryRun });
    const isRunning = isRunningAsCanary(await this.compositions.current(), manifest);
    const checks = isRunning
      ? this.gate.skipUnchanged('It runs as the canary already.')
      : await this.gate.checkBeforeLive([manifest], { dryRun, asCanary: true });
    const salt = randomBytes(SALT_BYTES).toString('base64url');
    const change = await this.compositions.change(
      { by: actor.by, why, dryRun, base, remotes: [name] },
      async (current, about) => {
        await this.rejectFrozenGrowth(request, current);
        return withCanary(requireLive(current), { manifest, percent, cohorts, salt, stages }, about);
      },
    );
    return { ...change, checks };
  }

  /**
   * Ends a canary. A team may do so at any time: it protects visitors.
   * @throws ProblemError MB-4012 when the remote has no canary, MB-4006 when it belongs to another team
   */
  async endCanary({ name, why = '', dryRun = false, base }: CanaryEnd, actor: Actor): Promise<ReleaseChange> {
    await this.owners.checkReleaser([name], actor);
    return this.compositions.change({ by: actor.by, why, dryRun, base, remotes: [name] }, (current, about) =>
      withoutCanary(requireLive(current), name, about),
    );
  }

  /**
   * Takes a remote out of the composition.
   * @throws ProblemError MB-4019 when it is not live or others need it, MB-4018 while releases are frozen
   */
  async retire({ name, why, dryRun = false, base }: Retirement, { by }: Actor): Promise<ReleaseChange> {
    return this.compositions.change({ by, why, dryRun, base, remotes: [name] }, async (current, about) => {
      await this.freezes.rejectFrozen();
      return withoutRemote(requireLive(current), name, about);
    });
  }

  /** @throws ProblemError MB-4018 while releases are frozen, if the canary would reach more visitors than before */
  private async rejectFrozenGrowth(request: CanaryRequest, current: Composition | undefined): Promise<void> {
    if (reachesMoreVisitors(request, current)) await this.freezes.rejectFrozen();
  }

  /** @throws ProblemError MB-4017 for automatically rolled back versions */
  private async rejectRolledBack(remotes: Promotion['remotes']): Promise<void> {
    const labels = remotes.map(({ name, version }) => `${name}@${version}`);
    const rolledBack = await this.compositions.findAutoRollbacks(labels);
    const issues = labels.flatMap((label, index) => {
      const found = rolledBack.get(label);
      if (!found) return [];
      const message = `${label} was rolled back automatically with composition ${found.composition} (${found.at})`;
      return [{ path: `/remotes/${index}/version`, message }];
    });
    if (issues.length === 0) return;
    const detail =
      'This version was rolled back automatically because it hurt visitors. It is promoted again only on request.';
    throw new ProblemError(409, 'MB-4017', detail, issues);
  }

  private getManifests(
    versions: readonly Pick<Manifest, 'name' | 'version'>[],
    dryRun: boolean,
  ): Promise<Manifest[]> {
    return Promise.all(versions.map((each) => this.artefacts.getManifest(each, { isReserved: !dryRun })));
  }

  /** @returns the composition without fallbacks whose files were removed since */
  private async dropRemovedFallbacks(older: Composition, dryRun: boolean): Promise<Composition> {
    const remotes = await Promise.all(
      older.remotes.map(async ({ fallback, ...remote }) =>
        fallback && (await this.isStored(fallback, dryRun)) ? { ...remote, fallback } : remote,
      ),
    );
    return { ...older, remotes };
  }

  private async isStored(manifest: Manifest, dryRun: boolean): Promise<boolean> {
    try {
      await this.artefacts.getManifest(manifest, { isReserved: !dryRun });
      return true;
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'MB-4014') return false;
      throw error;
    }
  }
}
