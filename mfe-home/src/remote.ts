import { defineRemote } from '@mockingbird/platform';
import { OWN_ADDRESSES } from './addresses/own-addresses.js';

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
    sitemap: () => import(/* webpackChunkName: "sitemap" */ './routes/sitemap/page.js'),
    'sitemap-xml': () => import(/* webpackChunkName: "sitemap-xml" */ './routes/sitemap-xml/page.js'),
    robots: () => import(/* webpackChunkName: "robots" */ './routes/robots/page.js'),
  },
  sitemap: () => Promise.resolve([...OWN_ADDRESSES]),
});
