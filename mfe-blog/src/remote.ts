import { defineRemote } from '@mockingbird/platform';

export default defineRemote({
  routes: {
    blog: () => import(/* webpackChunkName: "blog" */ './routes/blog/page.js'),
    post: () => import(/* webpackChunkName: "post" */ './routes/post/page.js'),
    preview: () => import(/* webpackChunkName: "preview" */ './routes/preview/page.js'),
    rss: () => import(/* webpackChunkName: "rss" */ './routes/rss/page.js'),
  },
  // Only the server needs the sitemap; browsers do not download it.
  sitemap: async (given) => (await import(/* webpackChunkName: "sitemap" */ './sitemap.js')).sitemap(given),
});
