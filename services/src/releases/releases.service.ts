import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  CanaryEnd,
  CanaryRequest,
  Composition,
  Manifest,
  Promotion,
  ReleaseChange,
  Rollback,
} from '@mockingbird/contracts';
import { promote, rollback, withCanary, withoutCanary } from '@mockingbird/registry';
import { invalid, ProblemError } from '../http/response/problem.js';
import type { Actor } from './actor.js';
import { ArtefactsService } from './artefacts/artefacts.service.js';
import { CompositionsService } from './compositions/compositions.service.js';
import { GateService } from './gate/gate.service.js';
import { OwnersService } from './artefacts/owners.service.js';

const SALT_BYTES = 9;

function refuseRepeats(remotes: Promotion['remotes']): void {
  const names = remotes.map(({ name }) => name);
  const repeated = names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []));
  if (repeated.length === 0) return;
  throw invalid(repeated.map((index) => ({ path: `/remotes/${index}/name`, message: 'Is named already' })));
}

function live(current: Composition | undefined): Composition {
  if (!current) throw new ProblemError(409, 'MB-4012', 'There is no composition yet: promote first.');
  return current;
}

/** Who goes back twice without a number would be where the trouble was. */
function numberBefore({ number, kind }: Composition): number {
  if (kind !== 'automatic' && kind !== 'rollback') return number - 1;
  const detail = `Composition ${number} went back already, and ${number - 1} is what it fled from: give the number to restore.`;
  throw new ProblemError(409, 'MB-4011', detail);
}

const runsAsCanary = (current: Composition | undefined, { name, version }: Manifest) =>
  current?.remotes.some(
    ({ manifest, canary }) => manifest.name === name && canary?.manifest.version === version,
  );

/** Changes what is live, for those who may, after the gate has looked at what is new. */
@Injectable()
export class ReleasesService {
  constructor(
    private readonly compositions: CompositionsService,
    private readonly artefacts: ArtefactsService,
    private readonly owners: OwnersService,
    private readonly gate: GateService,
  ) {}

  /**
   * Puts published versions live. Several promotions at once each make a composition of their own: the number is
   * unique, and whoever comes second builds on the first one's.
   * @throws ProblemError MB-1002 when a remote is named twice, MB-4005 for an unknown version, MB-4006 for a remote that
   *   is not the actor's, MB-4014 for one that was removed, MB-4017 for one that was rolled back automatically unless
   *   `again` says that it is meant, MB-1007 when one of the remotes changed since `base`, and what the gate refuses
   */
  async promote(
    { remotes, why = '', dryRun = false, base, again = false }: Promotion,
    actor: Actor,
  ): Promise<ReleaseChange> {
    refuseRepeats(remotes);
    const names = remotes.map(({ name }) => name);
    await this.owners.checkReleaser(names, actor);
    if (!again) await this.refuseRolledBack(remotes);
    const manifests = await this.manifestsOf(remotes, dryRun);
    const checks = await this.gate.beforeLive(manifests, { dryRun });
    const about = { by: actor.by, why, dryRun, base, remotes: names };
    const change = await this.compositions.change(about, (current, made) =>
      promote(current, manifests, made),
    );
    return { ...change, checks };
  }

  /**
   * Shows again what an older composition showed. The gate is not asked: all of it was live once, and who rolls back is
   * in a hurry.
   * @throws ProblemError MB-4011 when there is no such composition, or none is named and the live one went back itself; MB-4014 when a version of it was removed since
   */
  async rollback({ to, why = '', dryRun = false, base }: Rollback, { by }: Actor): Promise<ReleaseChange> {
    return this.compositions.change({ by, why, dryRun, base }, async (current, about) => {
      if (!current) throw new ProblemError(409, 'MB-4011', 'There is no composition yet.');
      const number = to ?? numberBefore(current);
      const older = number === current.number ? undefined : await this.compositions.find(number);
      if (!older) throw new ProblemError(404, 'MB-4011', `There is no earlier composition ${number}.`);
      await this.manifestsOf(
        older.remotes.map(({ manifest }) => manifest),
        dryRun,
      );
      return rollback(current, await this.withFallbacks(older, dryRun), about);
    });
  }

  /**
   * Starts or changes a canary. The gate looks at a new one; one that runs already only changes its share.
   * @throws ProblemError MB-4012 when the canary does not fit what is live, and like `promote`
   */
  async canary(asked: CanaryRequest, actor: Actor): Promise<ReleaseChange> {
    const { name, version, percent, cohorts = [], why = '', dryRun = false, base } = asked;
    await this.owners.checkReleaser([name], actor);
    const manifest = await this.artefacts.manifestOf({ name, version }, { isPromised: !dryRun });
    const runs = runsAsCanary(await this.compositions.current(), manifest);
    const checks = runs
      ? this.gate.unchanged('It runs as the canary already.')
      : await this.gate.beforeLive([manifest], { dryRun, asCanary: true });
    const salt = randomBytes(SALT_BYTES).toString('base64url');
    const change = await this.compositions.change(
      { by: actor.by, why, dryRun, base, remotes: [name] },
      (current, about) => withCanary(live(current), { manifest, percent, cohorts, salt }, about),
    );
    return { ...change, checks };
  }

  /** @throws ProblemError MB-4012 when none runs, MB-4006 when the remote is not the actor's */
  async endCanary({ name, why = '', dryRun = false, base }: CanaryEnd, actor: Actor): Promise<ReleaseChange> {
    await this.owners.checkReleaser([name], actor);
    return this.compositions.change({ by: actor.by, why, dryRun, base, remotes: [name] }, (current, about) =>
      withoutCanary(live(current), name, about),
    );
  }

  /** What hurt visitors once comes back only when somebody says that it is meant. */
  private async refuseRolledBack(remotes: Promotion['remotes']): Promise<void> {
    const labels = remotes.map(({ name, version }) => `${name}@${version}`);
    const rolledBack = await this.compositions.autoRollbacks(labels);
    const faults = labels.flatMap((label, index) => {
      const found = rolledBack.get(label);
      if (!found) return [];
      const message = `${label} was rolled back automatically with composition ${found.composition} (${found.at})`;
      return [{ path: `/remotes/${index}/version`, message }];
    });
    if (faults.length === 0) return;
    const detail =
      'This version was rolled back automatically because it hurt visitors. It is promoted again only on request.';
    throw new ProblemError(409, 'MB-4017', detail, faults);
  }

  private manifestsOf(
    versions: readonly Pick<Manifest, 'name' | 'version'>[],
    dryRun: boolean,
  ): Promise<Manifest[]> {
    return Promise.all(versions.map((each) => this.artefacts.manifestOf(each, { isPromised: !dryRun })));
  }

  /** An older composition without the versions to fall back to that were removed since: those are no fallbacks any more. */
  private async withFallbacks(older: Composition, dryRun: boolean): Promise<Composition> {
    const remotes = await Promise.all(
      older.remotes.map(async ({ fallback, ...remote }) =>
        fallback && (await this.isThere(fallback, dryRun)) ? { ...remote, fallback } : remote,
      ),
    );
    return { ...older, remotes };
  }

  private async isThere(manifest: Manifest, dryRun: boolean): Promise<boolean> {
    try {
      await this.artefacts.manifestOf(manifest, { isPromised: !dryRun });
      return true;
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'MB-4014') return false;
      throw error;
    }
  }
}
