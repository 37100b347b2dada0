import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { STATISTICS_PATH } from '../paths.js';
import * as messages from '../messages/statistics/screen.js';

/** Shows how students answered the questions of a test. */
export function StatisticsScreen() {
  return (
    <AdminScreen path={STATISTICS_PATH} title={messages.statistics} lead={messages.howTheQuestions}>
      {(session) => <AdminContent name="TestStatistics" session={session} />}
    </AdminScreen>
  );
}
