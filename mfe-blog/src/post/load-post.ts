import type { ExamSummary } from '@mockingbird/contracts';
import { ApiError, notFound, type LoaderArgs, type Placement } from '@mockingbird/platform';
import { quizOf } from '../related/choose-quiz.js';
import { relatedPosts } from '../related/related-posts.js';
import { relatedTests } from '../related/related-tests.js';
import { toCardPost, type CardPost } from '../summaries/card-post.js';
import { newestFirst } from '../summaries/sort-newest-first.js';
import { neighbours, type Neighbours } from './find-neighbours.js';
import { orWithout } from './load-optional.js';
import { showPost } from './to-post-view.js';
import type { ShownPost } from './post-view.js';

export interface PostData {
  post: ShownPost;
  neighbours: Neighbours;
  related: CardPost[];
  tests: Pick<ExamSummary, 'examId' | 'title' | 'totalTests' | 'totalQuestions'>[];
  /** A few questions on what was read. */
  quiz?: Placement;
  /** A list that the page leads on to did not come. */
  incomplete: boolean;
}

/** Related posts are cards without pictures: the page's picture is the post's own. */
function withoutCover({ cover: _, ...post }: CardPost): CardPost {
  return post;
}

/** A post with what to read and to practise after it. @throws a 404 'Article not found' */
export async function loadPost({ params, api, signal }: LoaderArgs): Promise<PostData> {
  const slug = params['slug'] ?? '';
  const articles = await api.articles();
  const [post, posts, exams] = await Promise.all([
    articles.post(slug, { signal }).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound('Article not found') : error;
    }),
    orWithout(articles.posts({ signal }), signal),
    orWithout(api.allExams({ signal }), signal),
  ]);
  const quiz = quizOf(post, exams ?? []);
  return {
    post: showPost(post),
    neighbours: neighbours(newestFirst(posts ?? []), post.slug),
    related: relatedPosts(post, posts ?? []).map((one) => withoutCover(toCardPost(one))),
    tests: relatedTests(post, exams ?? []).map(({ examId, title, totalTests, totalQuestions }) => ({
      examId,
      title,
      totalTests,
      totalQuestions,
    })),
    ...(quiz ? { quiz } : {}),
    incomplete: !posts || !exams,
  };
}
