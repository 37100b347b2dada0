import { visit, waitingFor } from './reach.mjs';

const ARTICLE = '/articles/ssc-cgl-tier-1/arithmetic/averages-and-alligation';
const CATEGORY = '/articles/ssc-cgl-tier-1/arithmetic';

export const READING_SCREENS = {
  articles: visit('/articles'),
  'articles-exam': visit('/articles/ssc-cgl-tier-1'),
  'articles-none': visit('/articles/probability'),
  'articles-category': visit(CATEGORY),
  article: visit(ARTICLE),
  'article-not-found': visit(`${CATEGORY}/no-such-article`),
  'study-guides': visit('/study-guides'),
  'exam-tips': visit('/exam-tips'),
  blog: visit('/blog'),
  post: visit('/blog/seconds-per-question'),
  'post-not-found': visit('/blog/no-such-post'),
  'loading-cards': waitingFor('/articles', '/about'),
  'loading-article': waitingFor(ARTICLE, CATEGORY),
  'loading-text': waitingFor('/blog', '/about'),
};
