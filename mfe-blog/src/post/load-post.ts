import type { ExamSummary } from '@mockingbird/contracts';
import { ApiError, notFound, type LoaderArgs, type Placement } from '@mockingbird/platform';
import { loadOptional } from '@mockingbird/remote-kit';
import { chooseQuiz } from '../related/choose-quiz.js';
import { findRelatedPosts } from '../related/related-posts.js';
import { findRelatedTests } from '../related/related-tests.js';
import { toCardPost, type CardPost } from '../summaries/card-post.js';
import { sortNewestFirst } from '../summaries/sort-newest-first.js';
import { findNeighbours, type Neighbours } from './find-neighbours.js';
import { toPostView } from './to-post-view.js';
import type { PostView } from './post-view.js';

export interface PostData {
  post: PostView;
  neighbours: Neighbours;
  related: CardPost[];
  tests: Pick<ExamSummary, 'examId' | 'title' | 'totalTests' | 'totalQuestions'>[];
  /** A quick quiz about the post's topic. */
  quiz?: Placement;
  /** The list of posts or of exams could not be loaded. */
  incomplete: boolean;
}

/** Removes the picture: related posts are cards without pictures. */
function removeCover({ cover: _, ...post }: CardPost): CardPost {
  return post;
}

/** Loads a post with related posts and mock tests. @throws a 404 'Article not found' */
export async function loadPost({ params, api, signal }: LoaderArgs): Promise<PostData> {
  const slug = params['slug'] ?? '';
  const articles = await api.articles();
  const [post, posts, exams] = await Promise.all([
    articles.post(slug, { signal }).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound('Article not found') : error;
    }),
    loadOptional(articles.posts({ signal }), signal),
    loadOptional(api.allExams({ signal }), signal),
  ]);
  const quiz = chooseQuiz(post, exams ?? []);
  return {
    post: toPostView(post),
    neighbours: findNeighbours(sortNewestFirst(posts ?? []), post.slug),
    related: findRelatedPosts(post, posts ?? []).map((relatedPost) => removeCover(toCardPost(relatedPost))),
    tests: findRelatedTests(post, exams ?? []).map(({ examId, title, totalTests, totalQuestions }) => ({
      examId,
      title,
      totalTests,
      totalQuestions,
    })),
    quiz,
    incomplete: !posts || !exams,
  };
}
