import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { REVIEW_PATH } from '../paths.js';
import * as messages from '../messages/staff/review.js';

/** Proposals: their list, or the one in the address. */
export function ReviewScreen() {
  return (
    <AdminScreen path={REVIEW_PATH} title={messages.review} lead={messages.reviewLead}>
      {(session) => <AdminContent name="Review" session={session} />}
    </AdminScreen>
  );
}
