import { defineRemote } from '@mockingbird/platform';

export default defineRemote({
  routes: {
    start: () => import(/* webpackChunkName: "start" */ './routes/start/page.js'),
  },
  sitemap: () => Promise.resolve([{ path: '/articles', title: 'Articles' }]),
});
