import {
  articleListResponse,
  articleResponse,
  articleSectionsResponse,
  categoryListResponse,
  draftResponse,
  categoryResponse,
  postListResponse,
  postResponse,
  type ArticleResponse,
  type Draft,
  type ArticleSection,
  type ArticleSummary,
  type Category,
  type Post,
  type PostSummary,
} from '@mockingbird/contracts';
import { get, segment, type Options } from '../request.js';
import type { Transport } from '../transport.js';

/** The calls of articles and blog. */
export interface ArticleCalls {
  /** Newest first. */
  posts(options?: Options): Promise<PostSummary[]>;
  post(slug: string, options?: Options): Promise<Post>;
  /** Every category with its first articles, by exam. */
  sections(options?: Options): Promise<ArticleSection[]>;
  /** @param examId an exam's id or key */
  categories(examId: string, options?: Options): Promise<Category[]>;
  /** @param id a category's id: `<exam key>.<slug>` */
  category(id: string, options?: Options): Promise<Category>;
  articlesOf(categoryId: string, options?: Options): Promise<ArticleSummary[]>;
  article(
    place: { examId: string; categorySlug: string; slug: string },
    options?: Options,
  ): Promise<ArticleResponse>;
  /** The draft of a secret link. */
  draft(token: string, options?: Options): Promise<Draft>;
}

export function articleCalls({ request }: Transport): ArticleCalls {
  const base = '/api/articles';
  return {
    posts: async (options) =>
      (await request({ ...get(`${base}/posts`, options), schema: () => postListResponse })).data,
    post: async (slug, options) => {
      const answer = await request({
        ...get(`${base}/posts/${segment(slug)}`, options),
        schema: () => postResponse,
      });
      const [post] = answer.data;
      // The schema accepts exactly one.
      return post as Post;
    },
    sections: async (options) =>
      (await request({ ...get(`${base}/categories`, options), schema: () => articleSectionsResponse })).data,
    categories: async (examId, options) =>
      (
        await request({
          ...get(`${base}/exams/${segment(examId)}/categories`, options),
          schema: () => categoryListResponse,
        })
      ).data,
    category: async (id, options) =>
      (
        await request({
          ...get(`${base}/categories/${segment(id)}`, options),
          schema: () => categoryResponse,
        })
      ).data,
    articlesOf: async (id, options) =>
      (
        await request({
          ...get(`${base}/categories/${segment(id)}/articles`, options),
          schema: () => articleListResponse,
        })
      ).data,
    article: ({ examId, categorySlug, slug }, options) =>
      request({
        ...get(`${base}/categories/${segment(examId)}/${segment(categorySlug)}/${segment(slug)}`, options),
        schema: () => articleResponse,
      }),
    draft: async (token, options) =>
      (
        await request({
          ...get(`${base}/drafts/${segment(token)}`, options),
          schema: () => draftResponse,
        })
      ).data,
  };
}
