import { defineRemote } from '@mockingbird/platform';

export default defineRemote({
  routes: {
    home: () => import(/* webpackChunkName: "home" */ './routes/home/page.js'),
    region: () => import(/* webpackChunkName: "region" */ './routes/region/page.js'),
    dmv: () => import(/* webpackChunkName: "dmv" */ './routes/dmv/page.js'),
    ssc: () => import(/* webpackChunkName: "ssc" */ './routes/ssc/page.js'),
    ibps: () => import(/* webpackChunkName: "ibps" */ './routes/ibps/page.js'),
    rrb: () => import(/* webpackChunkName: "rrb" */ './routes/rrb/page.js'),
    comingsoon: () => import(/* webpackChunkName: "comingsoon" */ './routes/comingsoon/page.js'),
    about: () => import(/* webpackChunkName: "about" */ './routes/about/page.js'),
    terms: () => import(/* webpackChunkName: "terms" */ './routes/terms/page.js'),
    privacy: () => import(/* webpackChunkName: "privacy" */ './routes/privacy/page.js'),
    login: () => import(/* webpackChunkName: "login" */ './routes/login/page.js'),
    signup: () => import(/* webpackChunkName: "signup" */ './routes/signup/page.js'),
    logout: () => import(/* webpackChunkName: "logout" */ './routes/logout/page.js'),
    account: () => import(/* webpackChunkName: "account" */ './routes/account/page.js'),
    sitemap: () => import(/* webpackChunkName: "sitemap" */ './routes/sitemap/page.js'),
    // Only servers render files. They share one chunk, which browsers never load.
    'sitemap-xml': () => import(/* webpackChunkName: "files" */ './routes/sitemap-xml/page.js'),
    'sitemap-part': () => import(/* webpackChunkName: "files" */ './routes/sitemap-part/page.js'),
    search: () => import(/* webpackChunkName: "search" */ './routes/search/page.js'),
    'search-index': () => import(/* webpackChunkName: "files" */ './routes/search-index/page.js'),
    robots: () => import(/* webpackChunkName: "files" */ './routes/robots/page.js'),
  },
  fragments: {
    'nearest-pages': () =>
      import(/* webpackChunkName: "fragment-nearest-pages" */ './fragments/nearest-pages/fragment.js'),
  },
  sitemap: async () =>
    (await import(/* webpackChunkName: "files" */ './addresses/home-addresses.js')).HOME_ADDRESSES,
});
