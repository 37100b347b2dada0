import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { PEOPLE_PATH } from '../paths.js';
import * as messages from '../messages/staff/people.js';

/** Accounts of staff and their roles, for admins. */
export function PeopleScreen() {
  return (
    <AdminScreen path={PEOPLE_PATH} title={messages.people} lead={messages.peopleLead}>
      {(session) => <AdminContent name="PeopleList" session={session} />}
    </AdminScreen>
  );
}
