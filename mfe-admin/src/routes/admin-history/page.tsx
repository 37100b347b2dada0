import { definePage } from '@mockingbird/platform';
import { HISTORY_PATH } from '../../paths.js';
import { HistoryScreen } from '../../history/history-screen.js';
import { siteTitle } from '../../format/site-title.js';

export default definePage({
  head: () => ({
    title: siteTitle('History of changes'),
    description: 'What admins changed, who did it and when. The last change can be undone.',
    canonical: HISTORY_PATH,
    robots: 'noindex',
  }),
  Component: HistoryScreen,
});
