import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { EXAMS_PATH } from '../paths.js';

/** Lists every exam with its tests. Each can be hidden from students and shown again. */
export function ExamsScreen() {
  return (
    <AdminScreen
      path={EXAMS_PATH}
      title="Exams"
      lead="Every exam with its mock tests. Hide one from students while you correct it, then show it again. Nothing is removed."
    >
      {(session) => <AdminContent name="ExamList" session={session} />}
    </AdminScreen>
  );
}
