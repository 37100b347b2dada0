import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { BIN_PATH } from '../paths.js';
import * as messages from '../messages/bin.js';

/** Lists deleted exams, tests and texts, to restore them or to delete them for good. */
export function BinScreen() {
  return (
    <AdminScreen path={BIN_PATH} title={messages.bin} lead={messages.deletedExams}>
      {(session) => <AdminContent name="BinList" session={session} />}
    </AdminScreen>
  );
}
