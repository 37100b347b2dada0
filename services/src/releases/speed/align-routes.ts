import type { SpeedMeasure } from '@mockingbird/contracts';
import { countSamples, sumHistograms, type Histogram } from './histogram.js';
import type { RouteHistogram } from './speed-histograms.repository.js';

/** Fewest samples of a route in each version. Without them the route is left out. */
const ROUTE_MIN_SAMPLES = 20;

/** Samples of one measure over several routes. */
export interface ComparableSamples {
  histogram: Histogram;
  /** How many equally weighted samples would be as certain. */
  effectiveSamples: number;
}

const routesOf = (histograms: readonly RouteHistogram[], measure: SpeedMeasure): Map<string, Histogram> => {
  const byRoute = new Map<string, Histogram[]>();
  for (const { route, counts, measure: each } of histograms) {
    if (each === measure) byRoute.set(route, [...(byRoute.get(route) ?? []), counts]);
  }
  return new Map([...byRoute].map(([route, counts]) => [route, sumHistograms(counts)]));
};

const weigh = (histogram: Histogram, weight: number): Histogram =>
  new Map([...histogram].map(([bucket, count]) => [bucket, count * weight]));

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

/**
 * Makes two versions comparable: the other version's routes get the shares that they have in the candidate. Otherwise a
 * change in what visitors open would look like a change in speed.
 * @returns undefined if no route has enough samples in both
 */
export function alignRoutes(
  candidate: readonly RouteHistogram[],
  other: readonly RouteHistogram[],
  measure: SpeedMeasure,
): { candidate: ComparableSamples; other: ComparableSamples } | undefined {
  const others = routesOf(other, measure);
  const pairs = [...routesOf(candidate, measure)].flatMap(([route, a]) => {
    const b = others.get(route);
    if (!b) return [];
    const [samplesA, samplesB] = [countSamples(a), countSamples(b)];
    if (Math.min(samplesA, samplesB) < ROUTE_MIN_SAMPLES) return [];
    return [{ a, b: weigh(b, samplesA / samplesB), samplesA, samplesB }];
  });
  if (pairs.length === 0) return undefined;
  const total = sum(pairs.map(({ samplesA }) => samplesA));
  return {
    candidate: { histogram: sumHistograms(pairs.map(({ a }) => a)), effectiveSamples: total },
    other: {
      histogram: sumHistograms(pairs.map(({ b }) => b)),
      // Kish's effective sample size: https://en.wikipedia.org/wiki/Design_effect
      effectiveSamples: total ** 2 / sum(pairs.map(({ samplesA, samplesB }) => samplesA ** 2 / samplesB)),
    },
  };
}
