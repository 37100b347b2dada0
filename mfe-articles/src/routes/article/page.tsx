import { definePage } from '@mockingbird/platform';
import { articleHead } from '../../article/article-head.js';
import { ArticleScreen } from '../../article/article-screen.js';
import type { ArticleView } from '../../article/article-view.js';
import { loadArticle } from '../../article/load-article.js';
import { FailureScreen } from '../../failure/failure-screen.js';

export default definePage<ArticleView>({
  loader: loadArticle,
  head: articleHead,
  fragments: ({ data: { quiz } }) => (quiz ? [quiz] : []),
  Component: ArticleScreen,
  ErrorScreen: FailureScreen,
});
