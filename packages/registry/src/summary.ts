import type { Composition, CompositionSummary } from '@mockingbird/contracts';

/** A composition's summary for histories. */
export const summaryOf = ({
  number,
  createdAt,
  kind,
  by,
  why,
  restores,
  remotes,
}: Composition): CompositionSummary => ({
  number,
  createdAt,
  kind,
  by,
  why,
  ...(restores === undefined ? {} : { restores }),
  remotes: remotes.map(({ manifest, canary }) => ({
    name: manifest.name,
    version: manifest.version,
    ...(canary
      ? {
          canary: {
            version: canary.manifest.version,
            percent: canary.percent,
            cohorts: canary.cohorts,
            ...(canary.stages ? { stages: canary.stages.percents } : {}),
          },
        }
      : {}),
  })),
});
