import { defineRemote } from '@mockingbird/platform';
import { sitemap } from './sitemap.js';

export default defineRemote({
  routes: {
    blog: () => import(/* webpackChunkName: "blog" */ './routes/blog/page.js'),
    post: () => import(/* webpackChunkName: "post" */ './routes/post/page.js'),
    rss: () => import(/* webpackChunkName: "rss" */ './routes/rss/page.js'),
  },
  sitemap,
});
