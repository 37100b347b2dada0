import type { Canary, Composition, CompositionDiff, CompositionRemote } from '@mockingbird/contracts';

type Change = CompositionDiff['changes'][number];

const describeCanary = ({ manifest, percent, cohorts, stages }: Canary): string =>
  [
    `${manifest.version} for ${percent} %`,
    ...(stages ? [`stages ${stages.percents.join(', ')} %`] : []),
    ...cohorts,
  ].join(', ');

function routesBetween(before: CompositionRemote | undefined, after: CompositionRemote | undefined) {
  const old = new Set(before?.manifest.routes.map(({ path }) => path));
  const fresh = new Set(after?.manifest.routes.map(({ path }) => path));
  return {
    routesAdded: [...fresh].filter((path) => !old.has(path)),
    routesRemoved: [...old].filter((path) => !fresh.has(path)),
  };
}

function versionChange(
  name: string,
  before: CompositionRemote | undefined,
  after: CompositionRemote | undefined,
): Change[] {
  if (before?.manifest.version === after?.manifest.version) return [];
  const what = !before ? 'added' : !after ? 'removed' : 'version';
  return [
    {
      name,
      what,
      ...(before ? { before: before.manifest.version } : {}),
      ...(after ? { after: after.manifest.version } : {}),
      ...routesBetween(before, after),
    },
  ];
}

function canaryChange(
  name: string,
  before: CompositionRemote | undefined,
  after: CompositionRemote | undefined,
): Change[] {
  const old = before?.canary && describeCanary(before.canary);
  const fresh = after?.canary && describeCanary(after.canary);
  if (old === fresh) return [];
  return [
    {
      name,
      what: !old ? 'canary-started' : !fresh ? 'canary-ended' : 'canary-changed',
      ...(old ? { before: old } : {}),
      ...(fresh ? { after: fresh } : {}),
      routesAdded: [],
      routesRemoved: [],
    },
  ];
}

/** The differences between two compositions, sorted by remote. */
export function diffCompositions(from: Composition, to: Composition): CompositionDiff {
  const old = new Map(from.remotes.map((remote) => [remote.manifest.name, remote]));
  const fresh = new Map(to.remotes.map((remote) => [remote.manifest.name, remote]));
  const names = [...new Set([...old.keys(), ...fresh.keys()])].sort();
  return {
    from: from.number,
    to: to.number,
    changes: names.flatMap((name) => [
      ...versionChange(name, old.get(name), fresh.get(name)),
      ...canaryChange(name, old.get(name), fresh.get(name)),
    ]),
  };
}
