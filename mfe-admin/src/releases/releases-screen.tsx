import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { RELEASES_PATH } from '../paths.js';
import * as messages from '../messages/releases.js';

/** Shows the live versions and their errors, and lets admins change them. */
export function ReleasesScreen() {
  return (
    <AdminScreen path={RELEASES_PATH} title={messages.releases} lead={messages.theLiveVersion}>
      {(session) => <AdminContent name="ReleasesOverview" session={session} />}
    </AdminScreen>
  );
}
