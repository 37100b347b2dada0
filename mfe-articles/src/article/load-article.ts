import type { LoaderArgs } from '@mockingbird/platform';
import { orNotFound } from '../failure/rethrow-as-not-found.js';
import { orWithout } from '../failure/load-optional.js';
import { relatedTests } from '../related/related-tests.js';
import { quizOf } from '../quiz/choose-quiz.js';
import { toView, type ArticleView } from './article-view.js';

/** An article with the tests of its exam and a quiz, which it can live without. @throws a 404 'Article not found' */
export async function loadArticle(args: LoaderArgs): Promise<ArticleView> {
  const { api, params, signal } = args;
  const { examId = '', categorySlug = '', articleSlug: slug = '' } = params;
  const [article, exam, exams] = await Promise.all([
    api
      .articles()
      .then((calls) => calls.article({ examId, categorySlug, slug }, { signal }))
      .catch(orNotFound('Article not found')),
    orWithout(api.exam(examId, { signal }), args),
    orWithout(api.allExams({ signal }), args),
  ]);
  const view = toView(article, exam && relatedTests(exam));
  const quiz = exam && exams && quizOf(article.data, exam, exams);
  return { ...view, ...(quiz ? { quiz } : {}), incomplete: view.incomplete || !exams };
}
