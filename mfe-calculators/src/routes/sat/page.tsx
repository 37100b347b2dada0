import { definePage } from '@mockingbird/platform';
import { buildCalculatorHead } from '../../page/calculator-head.js';
import type { SatData } from '../../sat/sat-data.js';
import { SatScreen } from '../../sat/sat-screen.js';

export default definePage<SatData>({
  loader: async (args) => {
    const { loadSat } = await import(/* webpackChunkName: "content" */ '../../sat/load-sat.js');
    return loadSat(args);
  },
  head: ({ data: { page, questions, related }, site }) =>
    buildCalculatorHead({ ...page, questions, incomplete: related.incomplete }, site),
  Component: SatScreen,
});
