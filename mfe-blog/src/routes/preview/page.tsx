import { definePage } from '@mockingbird/platform';
import { Notice } from '@mockingbird/ui';
import { PREVIEW_PATH } from '../../paths.js';
import { loadDraft } from '../../post/load-draft.js';
import type { PostData } from '../../post/load-post.js';
import { PostScreen } from '../../post/post-screen.js';
import * as messages from '../../messages/preview.js';
import { DraftError } from './draft-error.js';

/** A draft in the design of its page, for people with the secret link. */
export default definePage<PostData>({
  loader: loadDraft,
  head: () => ({
    title: messages.draft,
    description: messages.description,
    canonical: PREVIEW_PATH,
    robots: 'noindex',
  }),
  Component: (props) => (
    <>
      <Notice tone="warn" title={messages.draft}>
        <p>{messages.onlyWithThisLink}</p>
      </Notice>
      <PostScreen {...props} isDraft />
    </>
  ),
  ErrorScreen: DraftError,
});
