import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { REPORTS_PATH } from '../paths.js';
import * as messages from '../messages/reports/screen.js';

/** Lists what students report about questions. */
export function ReportsScreen() {
  return (
    <AdminScreen path={REPORTS_PATH} title={messages.reports} lead={messages.whatStudentsSay}>
      {(session) => <AdminContent name="ReportList" session={session} />}
    </AdminScreen>
  );
}
