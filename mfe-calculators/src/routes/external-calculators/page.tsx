// The page of recommended calculators on other sites.
import { breadcrumbList, definePage, itemList } from '@mockingbird/platform';
import { EXTERNAL_PATH, HUB_PATH } from '../../catalogue/paths.js';
import { EXTERNAL_CALCULATORS } from '../../external/external-calculators.js';
import { ExternalScreen } from '../../external/external-screen.js';
import type { Related } from '../../related/related.js';
import * as messages from '../../messages/routes/external-calculators.js';

const RELATED_QUERY = {
  exams: ['percentage', 'linear-equations', 'average'],
  words: ['estimate', 'SAT', 'AP'],
};

export default definePage<Related>({
  loader: async (args) => {
    const { loadRelated } = await import(/* webpackChunkName: "content" */ '../../related/load-related.js');
    return loadRelated(RELATED_QUERY, args);
  },
  head: ({ data, site }) => ({
    title: messages.externalCalculatorsForScores,
    description: messages.n12CalculatorsOnOther,
    keywords: messages.satPercentileCalculatorGpa,
    canonical: EXTERNAL_PATH,
    incomplete: data.incomplete,
    structuredData: [
      breadcrumbList(site, [
        { name: messages.home, path: '/' },
        { name: messages.scoreCalculators, path: HUB_PATH },
        { name: messages.externalCalculators, path: EXTERNAL_PATH },
      ]),
      itemList(
        site,
        messages.externalCalculators,
        EXTERNAL_CALCULATORS.map(({ name, href }) => ({ name, path: href })),
      ),
    ],
  }),
  Component: ExternalScreen,
});
