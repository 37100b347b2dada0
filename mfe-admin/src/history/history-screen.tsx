import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { HISTORY_PATH } from '../paths.js';
import * as messages from '../messages/history.js';

/** Lists who changed what and when, and offers Undo. */
export function HistoryScreen() {
  return (
    <AdminScreen path={HISTORY_PATH} title={messages.history} lead={messages.whoChangedWhat}>
      {(session) => <AdminContent name="HistoryList" session={session} />}
    </AdminScreen>
  );
}
