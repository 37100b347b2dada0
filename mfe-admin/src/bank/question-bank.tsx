import type { Session } from '@mockingbird/platform';
import { useLocation } from 'react-router-dom';
import { BankList } from './bank-list.js';
import { QuestionEditor } from './editor/question-editor.js';

/** The list of questions; with a question in the address, its editor. Each visit of the list starts with the filter of its address. */
export function QuestionBank({ session }: { session: Session }) {
  const { search, key: visit } = useLocation();
  const query = new URLSearchParams(search);
  const [testId, questionId] = [query.get('test'), query.get('question')];
  if (testId !== null && query.has('new'))
    return <QuestionEditor key="new" session={session} testId={testId} />;
  if (testId === null || questionId === null)
    return <BankList key={visit} session={session} search={search} />;
  const key = `${testId} ${questionId}`;
  return <QuestionEditor key={key} session={session} testId={testId} questionId={questionId} />;
}
