import { defineRemote } from '@mockingbird/platform';

export default defineRemote({
  routes: {
    articles: () => import(/* webpackChunkName: "articles" */ './routes/articles/page.js'),
    region: () => import(/* webpackChunkName: "region" */ './routes/region/page.js'),
    exam: () => import(/* webpackChunkName: "exam" */ './routes/exam/page.js'),
    category: () => import(/* webpackChunkName: "category" */ './routes/category/page.js'),
    article: () => import(/* webpackChunkName: "article" */ './routes/article/page.js'),
    preview: () => import(/* webpackChunkName: "preview" */ './routes/preview/page.js'),
    'study-guides': () => import(/* webpackChunkName: "study-guides" */ './routes/study-guides/page.js'),
    'exam-tips': () => import(/* webpackChunkName: "exam-tips" */ './routes/exam-tips/page.js'),
  },
  fragments: {
    'exam-articles': () =>
      import(/* webpackChunkName: "fragment-exam-articles" */ './fragments/exam-articles/fragment.js'),
  },
  // Only the server needs the sitemap; browsers do not download it.
  sitemap: async (given) => (await import(/* webpackChunkName: "sitemap" */ './sitemap.js')).sitemap(given),
});
