import { defineRemote } from '@mockingbird/platform';

// All AP routes share one module. The bundler merges the chunks; the URL selects the exam.
export default defineRemote({
  routes: {
    tools: () => import(/* webpackChunkName: "tools" */ './routes/tools/page.js'),
    'external-calculators': () =>
      import(/* webpackChunkName: "external-calculators" */ './routes/external-calculators/page.js'),
    sat: () => import(/* webpackChunkName: "sat" */ './routes/sat/page.js'),
    act: () => import(/* webpackChunkName: "act" */ './routes/act/page.js'),
    apush: () => import(/* webpackChunkName: "apush" */ './routes/ap/page.js'),
    'ap-lang': () => import(/* webpackChunkName: "ap-lang" */ './routes/ap/page.js'),
    'ap-bio': () => import(/* webpackChunkName: "ap-bio" */ './routes/ap/page.js'),
    'ap-chem': () => import(/* webpackChunkName: "ap-chem" */ './routes/ap/page.js'),
    'ap-lit': () => import(/* webpackChunkName: "ap-lit" */ './routes/ap/page.js'),
    'ap-gov': () => import(/* webpackChunkName: "ap-gov" */ './routes/ap/page.js'),
    'ap-psych': () => import(/* webpackChunkName: "ap-psych" */ './routes/ap/page.js'),
    'ap-calc-ab': () => import(/* webpackChunkName: "ap-calc-ab" */ './routes/ap/page.js'),
    'ap-calc-bc': () => import(/* webpackChunkName: "ap-calc-bc" */ './routes/ap/page.js'),
    'ap-world': () => import(/* webpackChunkName: "ap-world" */ './routes/ap/page.js'),
    'ap-physics': () => import(/* webpackChunkName: "ap-physics" */ './routes/ap/page.js'),
    'ap-csa': () => import(/* webpackChunkName: "ap-csa" */ './routes/ap/page.js'),
    'ap-euro': () => import(/* webpackChunkName: "ap-euro" */ './routes/ap/page.js'),
    'ap-macro': () => import(/* webpackChunkName: "ap-macro" */ './routes/ap/page.js'),
    'ap-physics-1': () => import(/* webpackChunkName: "ap-physics-1" */ './routes/ap/page.js'),
    'ap-physics-c': () => import(/* webpackChunkName: "ap-physics-c" */ './routes/ap/page.js'),
    'ap-csp': () => import(/* webpackChunkName: "ap-csp" */ './routes/ap/page.js'),
  },
  fragments: {
    'score-estimate': () =>
      import(/* webpackChunkName: "fragment-score-estimate" */ './fragments/score-estimate/fragment.js'),
  },
  // Only the server needs the sitemap; browsers do not download it.
  sitemap: async () =>
    (await import(/* webpackChunkName: "content" */ './catalogue/sitemap.js')).listSitemapEntries(),
});
