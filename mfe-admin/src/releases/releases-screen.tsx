import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { RELEASES_PATH } from '../paths.js';

/** Shows the live versions and their errors, and lets admins change them. */
export function ReleasesScreen() {
  return (
    <AdminScreen
      path={RELEASES_PATH}
      title="Releases"
      lead="The live version of each part of the site, and its errors. Promote a version, try it on a few visitors first, or roll back. Every change is recorded and can be undone."
    >
      {(session) => <AdminContent name="ReleasesOverview" session={session} />}
    </AdminScreen>
  );
}
