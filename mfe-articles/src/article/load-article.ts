import type { LoaderArgs } from '@mockingbird/platform';
import { loadOptional } from '@mockingbird/remote-kit';
import { articlePath } from '../addresses/paths.js';
import { redirectRenamed } from '../addresses/redirect-renamed.js';
import { rethrowAsNotFound } from '../failure/rethrow-as-not-found.js';
import { selectRelatedTests } from '../related/related-tests.js';
import { chooseQuiz } from '../quiz/choose-quiz.js';
import { toArticleView, type ArticleView } from './article-view.js';
import * as messages from '../messages/article.js';

/** Loads an article with its exam's mock tests and a quiz, both optional. @throws a 404 'Article not found' */
export async function loadArticle(args: LoaderArgs): Promise<ArticleView> {
  const { api, params, signal } = args;
  const { examId = '', categorySlug = '', articleSlug: slug = '' } = params;
  const [article, exam, exams] = await Promise.all([
    api
      .articles()
      .then((calls) => calls.article({ examId, categorySlug, slug }, { signal }))
      .catch(rethrowAsNotFound(messages.articleNotFound)),
    loadOptional(api.exam(examId, { signal }), signal),
    loadOptional(api.allExams({ signal }), signal),
  ]);
  redirectRenamed(examId, article.data.examKey, (key) => articlePath(key, categorySlug, slug));
  const view = toArticleView(article, exam && selectRelatedTests(exam));
  const quiz = exam && exams && chooseQuiz(article.data, exam, exams);
  return { ...view, quiz, incomplete: view.incomplete || !exams };
}
