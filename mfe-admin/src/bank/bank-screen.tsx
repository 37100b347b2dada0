import { Loading } from '../lazy-code/loading.js';
import { useLazyCode } from '../lazy-code/use-lazy-code.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { QUESTIONS_PATH } from '../paths.js';
import { bankCode } from './bank-code.js';
import * as messages from '../messages/bank/list.js';

/** Finds the questions of all tests, and edits them. */
export function BankScreen() {
  const state = useLazyCode(bankCode);
  return (
    <AdminScreen path={QUESTIONS_PATH} title={messages.questions} lead={messages.theQuestionsOfAllTests}>
      {(session) => {
        if (!state.code) return <Loading {...state} />;
        const { QueryCache, QuestionBank } = state.code;
        return (
          <QueryCache>
            <QuestionBank session={session} />
          </QueryCache>
        );
      }}
    </AdminScreen>
  );
}
