import { definePage } from '@mockingbird/platform';
import { RevisionsScreen } from '../../revisions/revisions-screen.js';
import { REVISIONS_PATH } from '../../paths.js';
import * as messages from '../../messages/routes/admin-revisions.js';

export default definePage({
  head: () => ({
    title: messages.versions,
    description: messages.compareAndRestore,
    canonical: REVISIONS_PATH,
    robots: 'noindex',
  }),
  Component: RevisionsScreen,
});
