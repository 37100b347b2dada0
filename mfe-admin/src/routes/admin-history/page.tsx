import { definePage } from '@mockingbird/platform';
import { HISTORY_PATH } from '../../paths.js';
import { HistoryScreen } from '../../history/history-screen.js';
import * as messages from '../../messages/routes/admin-history.js';

export default definePage({
  head: () => ({
    title: messages.historyOfChanges,
    description: messages.whatAdminsChangedWho,
    canonical: HISTORY_PATH,
    robots: 'noindex',
  }),
  Component: HistoryScreen,
});
