import { defineRemote } from '@mockingbird/platform';
import { loadResults } from './routes/load-results.js';

export default defineRemote({
  routes: {
    exam: () => import(/* webpackChunkName: "exam" */ './routes/exam/page.js'),
    mocktest: () => import(/* webpackChunkName: "mocktest" */ './routes/mocktest/page.js'),
    results: loadResults,
    aptitude: () => import(/* webpackChunkName: "aptitude" */ './routes/aptitude/page.js'),
    'quantitative-aptitude-questions': () =>
      import(
        /* webpackChunkName: "quantitative-aptitude-questions" */ './routes/quantitative-aptitude-questions/page.js'
      ),
    'make-test': () => import(/* webpackChunkName: "make-test" */ './routes/make-test/page.js'),
    'own-test': () => import(/* webpackChunkName: "own-test" */ './routes/own-test/page.js'),
    'practice-tests': () =>
      import(/* webpackChunkName: "practice-tests" */ './routes/practice-tests/page.js'),
    progress: () => import(/* webpackChunkName: "progress" */ './routes/progress/page.js'),
    'progress-review': () =>
      import(/* webpackChunkName: "progress-review" */ './routes/progress-review/page.js'),
  },
  fragments: {
    'quick-quiz': () =>
      import(/* webpackChunkName: "fragment-quick-quiz" */ './fragments/quick-quiz/fragment.js'),
    'study-summary': () =>
      import(/* webpackChunkName: "fragment-study-summary" */ './fragments/study-summary/fragment.js'),
  },
  // Only the server needs the sitemap; browsers do not download it.
  sitemap: async (given) => (await import(/* webpackChunkName: "sitemap" */ './sitemap.js')).sitemap(given),
});
