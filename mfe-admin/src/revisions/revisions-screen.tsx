import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { REVISIONS_PATH } from '../paths.js';
import * as messages from '../messages/revisions.js';

/** Lists, compares and restores the stored versions of the questions of a test. */
export function RevisionsScreen() {
  return (
    <AdminScreen path={REVISIONS_PATH} title={messages.versions} lead={messages.versionsAreStored}>
      {(session) => <AdminContent name="RevisionList" session={session} />}
    </AdminScreen>
  );
}
