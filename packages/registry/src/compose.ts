import type {
  Canary,
  CanaryPlan,
  ChangeKind,
  Composition,
  CompositionRemote,
  Issue,
  Manifest,
} from '@mockingbird/contracts';
import { stageOf } from './canary-stages.js';

/** Author, time and reason of a change. */
export interface About {
  by: string;
  why: string;
  /** ISO 8601. */
  createdAt: string;
}

type CompositionErrorCode = 'MB-4011' | 'MB-4012' | 'MB-4019';

/** A change that the live composition does not allow; `code` is one of the error codes of contracts. */
export class CompositionError extends Error {
  readonly code: CompositionErrorCode;
  readonly issues: readonly Issue[];

  constructor(code: CompositionErrorCode, message: string, issues: readonly Issue[] = []) {
    super(message);
    this.name = 'CompositionError';
    this.code = code;
    this.issues = issues;
  }
}

/** Clocks of several machines differ. A composition is always later than the one before. */
function laterThan(before: string | undefined, now: string): string {
  if (before === undefined || now > before) return now;
  return new Date(Date.parse(before) + 1).toISOString();
}

/** The composition after a change: the next number, and later than the one before. */
export function nextComposition(
  current: Composition | undefined,
  kind: ChangeKind,
  { by, why, createdAt }: About,
  change: (at: string) => CompositionRemote[],
): Composition {
  const at = laterThan(current?.createdAt, createdAt);
  const remotes = change(at).sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1));
  return { schema: 2, number: (current?.number ?? 0) + 1, createdAt: at, kind, by, why, remotes };
}

/** The remote with another live version from `at` on. The previous version becomes its fallback. */
function withVersion(
  before: CompositionRemote | undefined,
  manifest: Manifest,
  at: string,
): CompositionRemote {
  if (before?.manifest.version === manifest.version) {
    const { manifest: live, since, fallback } = before;
    return { manifest: live, since, ...(fallback ? { fallback } : {}) };
  }
  return { manifest, since: at, ...(before ? { fallback: before.manifest } : {}) };
}

/**
 * The composition after a promotion: the next number, all other remotes unchanged. A canary of a promoted remote ends.
 * @param current undefined for the first one
 */
export function promote(
  current: Composition | undefined,
  promoted: readonly Manifest[],
  about: About,
): Composition {
  return nextComposition(current, 'promote', about, (at) => {
    const remotes = new Map(current?.remotes.map((remote) => [remote.manifest.name, remote]));
    for (const manifest of promoted) {
      remotes.set(manifest.name, withVersion(remotes.get(manifest.name), manifest, at));
    }
    return [...remotes.values()];
  });
}

/**
 * A remote as in an older composition. The version that the rollback leaves cannot be the fallback. The older
 * composition's fallback returns, unless it is that version.
 */
function restored(
  present: CompositionRemote | undefined,
  older: CompositionRemote,
  at: string,
): CompositionRemote {
  const { manifest, fallback } = older;
  if (present?.manifest.version === manifest.version) return withVersion(present, manifest, at);
  const isFledFrom = fallback?.version === present?.manifest.version;
  return { manifest, since: at, ...(fallback && !isFledFrom ? { fallback } : {}) };
}

/** The composition that restores an older one, without its canaries. */
export function rollback(current: Composition, older: Composition, about: About): Composition {
  const made = nextComposition(current, 'rollback', about, (at) => {
    const present = new Map(current.remotes.map((remote) => [remote.manifest.name, remote]));
    return older.remotes.map((remote) => restored(present.get(remote.manifest.name), remote, at));
  });
  return { ...made, restores: older.number };
}

function changeRemote(
  current: Composition,
  name: string,
  kind: ChangeKind,
  about: About,
  change: (remote: CompositionRemote, at: string) => CompositionRemote,
): Composition {
  const found = current.remotes.find(({ manifest }) => manifest.name === name);
  if (!found) throw new CompositionError('MB-4012', `${name} is not live yet: promote it first.`);
  return nextComposition(current, kind, about, (at) =>
    current.remotes.map((remote) => (remote === found ? change(remote, at) : remote)),
  );
}

/**
 * The composition with a canary of one remote, new or changed. A running canary of the same version keeps its salt.
 * @param request.salt for a new canary
 * @param request.stages without them, the canary grows no more automatically
 * @throws CompositionError MB-4012 when the remote is not live yet, or the version is live already
 */
export function withCanary(
  current: Composition,
  {
    stages,
    ...request
  }: Pick<Canary, 'manifest' | 'percent' | 'cohorts' | 'salt'> & {
    stages?: CanaryPlan | undefined;
  },
  about: About,
): Composition {
  const { name, version } = request.manifest;
  return changeRemote(current, name, 'canary', about, (remote, at) => {
    if (remote.manifest.version === version) {
      throw new CompositionError('MB-4012', `${name}@${version} is live for everybody already.`);
    }
    const running = remote.canary?.manifest.version === version ? remote.canary : undefined;
    return {
      ...remote,
      canary: {
        ...request,
        salt: running?.salt ?? request.salt,
        since: running?.since ?? at,
        ...(stages ? { stages: { ...stages, raisedAt: at } } : {}),
      },
    };
  });
}

/**
 * The composition with a remote's canary at its next stage.
 * @throws CompositionError MB-4012 when there is none
 */
export function withNextStage(current: Composition, name: string, about: About): Composition {
  return changeRemote(current, name, 'canary', about, (remote, at) => {
    const { canary } = remote;
    const percent = canary && stageOf(canary)?.nextPercent;
    if (!canary?.stages || percent === undefined) {
      throw new CompositionError('MB-4012', `The canary of ${name} has no further stage.`);
    }
    return { ...remote, canary: { ...canary, percent, stages: { ...canary.stages, raisedAt: at } } };
  });
}

/**
 * The composition without a remote's canary.
 * @throws CompositionError MB-4012 when none runs
 */
export function withoutCanary(
  current: Composition,
  name: string,
  about: About,
  kind: 'canary-end' | 'automatic' = 'canary-end',
): Composition {
  return changeRemote(current, name, kind, about, ({ canary, ...remote }) => {
    if (!canary) throw new CompositionError('MB-4012', `${name} has no canary.`);
    return remote;
  });
}

/**
 * The composition after an automatic rollback of a remote: its previous version is live, without a fallback, because
 * the newer version is faulty.
 * @throws CompositionError MB-4012 when there is no previous version
 */
export function rollBackRemote(current: Composition, name: string, about: About): Composition {
  return changeRemote(current, name, 'automatic', about, ({ fallback }, at) => {
    if (!fallback) throw new CompositionError('MB-4012', `${name} has no version before.`);
    return { manifest: fallback, since: at };
  });
}
