import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { EXAMS_PATH } from '../paths.js';
import * as messages from '../messages/exams.js';

/** Lists every exam with its tests. Each can be hidden from students and shown again. */
export function ExamsScreen() {
  return (
    <AdminScreen path={EXAMS_PATH} title={messages.exams} lead={messages.everyExam}>
      {(session) => <AdminContent name="ExamList" session={session} />}
    </AdminScreen>
  );
}
