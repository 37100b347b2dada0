import { defineFragment } from '@mockingbird/platform';
import { estimateScore, type Estimate } from '../../score-estimate/estimate.js';
import { parseEstimateInput, type EstimateInput } from '../../score-estimate/estimate-input.js';
import { ScoreEstimate } from '../../score-estimate/score-estimate.js';

export default defineFragment<EstimateInput, Estimate>({
  input: { parse: parseEstimateInput },
  loader: ({ input }) => Promise.resolve(estimateScore(input)),
  Component: ({ data }) => <ScoreEstimate estimate={data} />,
});
