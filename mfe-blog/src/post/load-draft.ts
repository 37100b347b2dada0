import { ApiError, notFound, type LoaderArgs } from '@mockingbird/platform';
import type { PostData } from './load-post.js';
import { toPostView } from './to-post-view.js';
import * as messages from '../messages/preview.js';

/** Loads the draft of a secret link. @throws a 404 if the link has expired */
export async function loadDraft({ url, api, signal }: LoaderArgs): Promise<PostData> {
  const token = url.searchParams.get('token') ?? '';
  if (token === '') throw notFound(messages.linkHasExpired);
  const articles = await api.articles();
  const draft = await articles.draft(token, { signal }).catch((error: unknown) => {
    // A token of another form is refused with 400.
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
    throw isUnknown ? notFound(messages.linkHasExpired) : error;
  });
  if (draft.kind !== 'post') throw notFound(messages.linkHasExpired);
  return { post: toPostView(draft.post), neighbours: {}, related: [], tests: [], incomplete: true };
}
