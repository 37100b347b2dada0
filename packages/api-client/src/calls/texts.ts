import {
  contentIssuesResponse,
  mediaListResponse,
  mediaResponse,
  proposalResponse,
  storedTextResponse,
  textCategoriesResponse,
  textChangesSchema,
  textHistoryResponse,
  textLinkResponse,
  textListResponse,
  textPreviewResponse,
  type Block,
  type ContentIssues,
  type HistoryEntry,
  type Media,
  type MediaList,
  type Proposal,
  type SourceBlock,
  type StoredText,
  type TextCategory,
  type TextChanges,
  type TextLink,
  type TextList,
} from '@mockingbird/contracts';
import { ApiError } from '../api-error.js';
import { UPLOAD_TIMEOUT_MS } from '../limits.js';
import { get, post, segment, typed, type Options } from '../request.js';
import { sendWithProgress, type OnProgress } from '../send-with-progress.js';
import type { Transport } from '../transport.js';

/** The calls of editors: articles, posts and pictures. Each needs the token of a signed-in admin. */
export interface TextCalls {
  /** @param query the query parameters of `GET /api/upload/texts` */
  texts(query?: Record<string, string>, options?: Options): Promise<TextList>;
  /** One stored text for editing, whether readers see it or not. */
  storedText(id: string, options?: Options): Promise<StoredText>;
  /**
   * A proposal of a text, and what it changes in it.
   * @param id of the proposal
   * @throws ApiError of the kind `shape` if its fields do not fit
   */
  proposedText(id: string, options?: Options): Promise<{ proposal: Proposal; changes: TextChanges }>;
  /** The changes of one text, newest first. */
  textHistory(id: string, options?: Options): Promise<HistoryEntry[]>;
  /** The categories that an article can belong to. */
  textCategories(options?: Options): Promise<TextCategory[]>;
  /** Renders blocks as on the page. */
  previewText(blocks: readonly SourceBlock[], options?: Options): Promise<Block[]>;
  /** Content that was left out because of a mistake in it. */
  contentIssues(options?: Options): Promise<ContentIssues>;
  /** Makes a secret link to a draft. @param form as for the upload of a text */
  linkText(form: FormData, options?: Options): Promise<TextLink>;
  /** Uploaded pictures, newest first. @param query `q` and `page` */
  media(query?: Record<string, string>, options?: Options): Promise<MediaList>;
  /** @param form `file` and `alternativeText` */
  uploadMedia(form: FormData, options?: Options & { onProgress?: OnProgress }): Promise<Media>;
}

const queryOf = (query: Record<string, string>): string => {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};

function readChanges({ fields }: Proposal): TextChanges {
  try {
    return textChangesSchema.parse(JSON.parse(fields['details'] || '{}'));
  } catch (error) {
    throw new ApiError('shape', `The form of a proposal: ${String(error)}`, 200);
  }
}

/** @param token of the signed-in admin */
export function textCalls(transport: Transport, token: string): TextCalls {
  const { request } = transport;
  const one = (id: string) => `/api/upload/texts/${segment(id)}`;
  return {
    texts: (query = {}, options) =>
      request({
        ...get(`/api/upload/texts${queryOf(query)}`, options),
        isTyped: true,
        token,
        schema: () => textListResponse,
      }),
    storedText: async (id, options) =>
      (await request({ ...get(one(id), options), token, schema: () => storedTextResponse })).data,
    proposedText: async (id, options) => {
      const { data: proposal } = await request({
        ...get(`/api/upload/proposals/${segment(id)}`, options),
        token,
        timeoutMs: UPLOAD_TIMEOUT_MS,
        schema: () => proposalResponse,
      });
      return { proposal, changes: readChanges(proposal) };
    },
    textHistory: async (id, options) =>
      (await request({ ...get(`${one(id)}/history`, options), token, schema: () => textHistoryResponse }))
        .data,
    textCategories: async (options) =>
      (
        await request({
          ...get('/api/upload/texts/categories', options),
          token,
          schema: () => textCategoriesResponse,
        })
      ).data,
    previewText: async (blocks, options) =>
      (
        await request({
          ...typed('/api/upload/texts/preview', { blocks }),
          ...options,
          token,
          schema: () => textPreviewResponse,
        })
      ).data.blocks,
    contentIssues: async (options) =>
      (
        await request({
          ...get('/api/content/issues', options),
          token,
          schema: () => contentIssuesResponse,
        })
      ).data,
    linkText: async (form, options) =>
      (
        await request({
          ...post('/api/upload/texts/links'),
          ...options,
          form,
          isTyped: true,
          token,
          schema: () => textLinkResponse,
        })
      ).data,
    ...mediaCalls(transport, token),
  };
}

const mediaCalls = ({ request }: Transport, token: string): Pick<TextCalls, 'media' | 'uploadMedia'> => ({
  media: (query = {}, options) =>
    request({
      ...get(`/api/upload/media${queryOf(query)}`, options),
      isTyped: true,
      token,
      schema: () => mediaListResponse,
    }),
  uploadMedia: async (form, { onProgress, ...options } = {}) =>
    (
      await request({
        ...post('/api/upload/media'),
        ...options,
        form,
        isTyped: true,
        token,
        timeoutMs: UPLOAD_TIMEOUT_MS,
        ...(onProgress ? { fetch: sendWithProgress(onProgress) } : {}),
        schema: () => mediaResponse,
      })
    ).data,
});
