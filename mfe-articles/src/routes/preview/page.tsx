import { definePage } from '@mockingbird/platform';
import { Notice } from '@mockingbird/ui';
import { PREVIEW_PATH } from '../../addresses/paths.js';
import { ArticleScreen } from '../../article/article-screen.js';
import type { ArticleView } from '../../article/article-view.js';
import { loadDraft } from '../../article/load-draft.js';
import * as messages from '../../messages/preview.js';
import { DraftError } from './draft-error.js';

/** A draft in the design of its page, for people with the secret link. */
export default definePage<ArticleView>({
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
      <ArticleScreen {...props} isDraft />
    </>
  ),
  ErrorScreen: DraftError,
});
