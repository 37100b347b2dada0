import { defineRemote } from '@mockingbird/platform';
import { sitemap } from './sitemap.js';

export default defineRemote({
  routes: {
    articles: () => import(/* webpackChunkName: "articles" */ './routes/articles/page.js'),
    region: () => import(/* webpackChunkName: "region" */ './routes/region/page.js'),
    exam: () => import(/* webpackChunkName: "exam" */ './routes/exam/page.js'),
    category: () => import(/* webpackChunkName: "category" */ './routes/category/page.js'),
    article: () => import(/* webpackChunkName: "article" */ './routes/article/page.js'),
    'study-guides': () => import(/* webpackChunkName: "study-guides" */ './routes/study-guides/page.js'),
    'exam-tips': () => import(/* webpackChunkName: "exam-tips" */ './routes/exam-tips/page.js'),
  },
  sitemap,
});
