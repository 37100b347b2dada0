import { definePage } from '@mockingbird/platform';
import { buildCalculatorHead } from '../../page/calculator-head.js';
import type { ActData } from '../../act/act-data.js';
import { ActScreen } from '../../act/act-screen.js';

export default definePage<ActData>({
  loader: async (args) => {
    const { loadAct } = await import(/* webpackChunkName: "content" */ '../../act/load-act.js');
    return loadAct(args);
  },
  head: ({ data: { page, questions, related }, site }) =>
    buildCalculatorHead({ ...page, questions, incomplete: related.incomplete }, site),
  Component: ActScreen,
});
