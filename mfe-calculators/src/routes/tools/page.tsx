import { breadcrumbList, definePage, faqPage, itemList } from '@mockingbird/platform';
import { CALCULATORS } from '../../catalogue/calculators.js';
import { HUB_PATH } from '../../catalogue/paths.js';
import { HUB_FAQ } from '../../hub/hub-faq.js';
import { HubScreen } from '../../hub/hub-screen.js';
import type { Related } from '../../related/related.js';
import * as messages from '../../messages/routes/tools.js';

const RELATED_QUERY = {
  exams: ['percentage', 'data-interpretation', 'average'],
  words: ['SAT', 'ACT', 'AP'],
};

export default definePage<Related>({
  loader: async (args) => {
    const { loadRelated } = await import(/* webpackChunkName: "content" */ '../../related/load-related.js');
    return loadRelated(RELATED_QUERY, args);
  },
  head: ({ data, site }) => ({
    title: messages.scoreCalculatorsSatAct,
    description: messages.freeScoreCalculators,
    keywords: 'score calculator, SAT score calculator, ACT score calculator, AP score calculator',
    canonical: HUB_PATH,
    incomplete: data.incomplete,
    structuredData: [
      breadcrumbList(site, [
        { name: messages.home, path: '/' },
        { name: messages.scoreCalculators, path: HUB_PATH },
      ]),
      itemList(site, messages.scoreCalculators, CALCULATORS),
      faqPage(HUB_FAQ),
    ],
  }),
  Component: HubScreen,
});
