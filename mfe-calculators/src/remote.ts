import { defineRemote } from '@mockingbird/platform';

export default defineRemote({
  routes: {
    tools: () => import(/* webpackChunkName: "tools" */ './routes/tools/page.js'),
    'external-calculators': () =>
      import(/* webpackChunkName: "external-calculators" */ './routes/external-calculators/page.js'),
    sat: () => import(/* webpackChunkName: "sat" */ './routes/sat/page.js'),
    act: () => import(/* webpackChunkName: "act" */ './routes/act/page.js'),
    apush: () => import(/* webpackChunkName: "apush" */ './routes/apush/page.js'),
    'ap-lang': () => import(/* webpackChunkName: "ap-lang" */ './routes/ap-lang/page.js'),
    'ap-bio': () => import(/* webpackChunkName: "ap-bio" */ './routes/ap-bio/page.js'),
    'ap-chem': () => import(/* webpackChunkName: "ap-chem" */ './routes/ap-chem/page.js'),
    'ap-lit': () => import(/* webpackChunkName: "ap-lit" */ './routes/ap-lit/page.js'),
    'ap-gov': () => import(/* webpackChunkName: "ap-gov" */ './routes/ap-gov/page.js'),
    'ap-psych': () => import(/* webpackChunkName: "ap-psych" */ './routes/ap-psych/page.js'),
    'ap-calc-ab': () => import(/* webpackChunkName: "ap-calc-ab" */ './routes/ap-calc-ab/page.js'),
    'ap-calc-bc': () => import(/* webpackChunkName: "ap-calc-bc" */ './routes/ap-calc-bc/page.js'),
    'ap-world': () => import(/* webpackChunkName: "ap-world" */ './routes/ap-world/page.js'),
    'ap-physics': () => import(/* webpackChunkName: "ap-physics" */ './routes/ap-physics/page.js'),
    'ap-csa': () => import(/* webpackChunkName: "ap-csa" */ './routes/ap-csa/page.js'),
    'ap-euro': () => import(/* webpackChunkName: "ap-euro" */ './routes/ap-euro/page.js'),
    'ap-macro': () => import(/* webpackChunkName: "ap-macro" */ './routes/ap-macro/page.js'),
    'ap-physics-1': () => import(/* webpackChunkName: "ap-physics-1" */ './routes/ap-physics-1/page.js'),
    'ap-physics-c': () => import(/* webpackChunkName: "ap-physics-c" */ './routes/ap-physics-c/page.js'),
    'ap-csp': () => import(/* webpackChunkName: "ap-csp" */ './routes/ap-csp/page.js'),
  },
  // Only the server asks: the list stays out of what browsers load.
  sitemap: async () => (await import('./catalogue/sitemap.js')).sitemapEntries(),
});
