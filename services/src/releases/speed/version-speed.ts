import { SPEED_MEASURES, type MeasuredSpeed, type VersionSpeed } from '@mockingbird/contracts';
import { countSamples, percentile, sumHistograms } from './histogram.js';
import type { RouteHistogram } from './speed-histograms.repository.js';

/** The share of visits that are at least as fast as the shown value: https://web.dev/articles/vitals */
export const SHOWN_SHARE = 0.75;

/** @returns the 75th percentile of each measure that has samples */
function toMeasures(histograms: readonly RouteHistogram[]): MeasuredSpeed[] {
  return SPEED_MEASURES.flatMap((measure) => {
    const sum = sumHistograms(
      histograms.filter((histogram) => histogram.measure === measure).map(({ counts }) => counts),
    );
    const p75 = percentile(measure, sum, SHOWN_SHARE);
    return p75 === undefined ? [] : [{ measure, p75, samples: countSamples(sum) }];
  });
}

/** @returns undefined without samples */
export function toVersionSpeed(histograms: readonly RouteHistogram[]): VersionSpeed | undefined {
  if (histograms.length === 0) return undefined;
  const routes = [...new Set(histograms.map(({ route }) => route))].sort();
  return {
    measures: toMeasures(histograms),
    routes: routes.map((route) => ({
      route,
      measures: toMeasures(histograms.filter((histogram) => histogram.route === route)),
    })),
  };
}
