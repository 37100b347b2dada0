// The page of recommended calculators on other sites.
import { breadcrumbList, definePage, itemList } from '@mockingbird/platform';
import { EXTERNAL_PATH, HUB_PATH } from '../../catalogue/paths.js';
import { EXTERNAL_CALCULATORS } from '../../external/external-calculators.js';
import { ExternalScreen } from '../../external/external-screen.js';
import type { Related } from '../../related/related.js';

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
    title: 'External calculators for scores, colleges and costs',
    description:
      '12 calculators on other sites: SAT, ACT and AP scores, percentiles, college search, student aid, graphs and grade point averages.',
    keywords: 'SAT percentile calculator, GPA calculator, college scorecard, aid estimator',
    canonical: EXTERNAL_PATH,
    incomplete: data.incomplete,
    structuredData: [
      breadcrumbList(site, [
        { name: 'Home', path: '/' },
        { name: 'Score calculators', path: HUB_PATH },
        { name: 'External calculators', path: EXTERNAL_PATH },
      ]),
      itemList(
        site,
        'External calculators',
        EXTERNAL_CALCULATORS.map(({ name, href }) => ({ name, path: href })),
      ),
    ],
  }),
  Component: ExternalScreen,
});
