import * as messages from '../../messages/sat/scoring.js';

/** Percentile labels by total score, best first (specification, section 9). They are rounded bands. */
export const PERCENTILES: readonly { from: number; label: string }[] = [
  { from: 1500, label: '99th' },
  { from: 1400, label: '95th' },
  { from: 1300, label: '90th' },
  { from: 1200, label: '80th' },
  { from: 1100, label: '70th' },
  { from: 1000, label: '60th' },
  { from: 900, label: '50th' },
  { from: 400, label: messages.below50th },
];

/** Index of the band for a total score, 400 to 1600. */
export const findPercentileIndex = (total: number): number =>
  PERCENTILES.findIndex(({ from }) => total >= from);

export const findPercentileLabel = (total: number): string =>
  PERCENTILES[findPercentileIndex(total)]?.label ?? '';
