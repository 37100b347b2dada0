import { definePage } from '@mockingbird/platform';
import type { ApData } from '../../ap/ap-data.js';
import { ApScreen } from '../../ap/ap-screen.js';
import { buildCalculatorHead } from '../../page/calculator-head.js';

/** The page of every AP subject. The URL selects the configuration. */
export default definePage<ApData>({
  loader: async (args) => {
    const { loadAp } = await import(/* webpackChunkName: "content" */ '../../ap/load-ap.js');
    return loadAp(args);
  },
  head: ({ data: { exam, formats, related }, site }) =>
    buildCalculatorHead({ ...exam, questions: formats[0].questions, incomplete: related.incomplete }, site),
  Component: ApScreen,
});
