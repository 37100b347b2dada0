import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { STATISTICS_PATH } from '../paths.js';

/** Shows how students answered the questions of a test. */
export function StatisticsScreen() {
  return (
    <AdminScreen
      path={STATISTICS_PATH}
      title="Statistics"
      lead="How the questions of a mock test did: how many students answered correctly, and which options the others chose. Anonymous counts of submitted tests, for admins."
    >
      {(session) => <AdminContent name="TestStatistics" session={session} />}
    </AdminScreen>
  );
}
