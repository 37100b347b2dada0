import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { HISTORY_PATH } from '../paths.js';

/** Lists who changed what and when, and offers Undo. */
export function HistoryScreen() {
  return (
    <AdminScreen
      path={HISTORY_PATH}
      title="History"
      lead="Who changed what and when, newest first, for admins. You can undo the last change of a test’s questions. To change an exam or a test, upload it again."
    >
      {(session) => <AdminContent name="HistoryList" session={session} />}
    </AdminScreen>
  );
}
