import { definePage } from '@mockingbird/platform';
import { HISTORY_PATH } from '../../paths.js';
import { HistoryScreen } from '../../history/history-screen.js';

export default definePage({
  head: () => ({
    title: 'History of changes',
    description: 'What admins changed, who did it and when. The last change can be undone.',
    canonical: HISTORY_PATH,
    robots: 'noindex',
  }),
  Component: HistoryScreen,
});
