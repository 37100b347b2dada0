import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { REPORTS_PATH } from '../paths.js';

/** Lists what students report about questions. */
export function ReportsScreen() {
  return (
    <AdminScreen
      path={REPORTS_PATH}
      title="Reports"
      lead="What students say is wrong with a question, latest report first, for admins. Correct the question, upload it again, and mark the report as done."
    >
      {(session) => <AdminContent name="ReportList" session={session} />}
    </AdminScreen>
  );
}
