import type { Session } from '@mockingbird/platform';
import { useLocation } from 'react-router-dom';
import { Loading } from '../lazy-code/loading.js';
import { useLazyCode } from '../lazy-code/use-lazy-code.js';
import { BankList } from './bank-list.js';
import { editorCode } from './editor-code.js';

/** The list of questions; with a question in the address, its editor. Each visit of the list starts with the filter of its address. */
export function QuestionBank({ session }: { session: Session }) {
  const { search, key: visit } = useLocation();
  const query = new URLSearchParams(search);
  const [testId, questionId] = [query.get('test'), query.get('question')];
  if (testId !== null && query.has('new')) return <Editor session={session} testId={testId} />;
  if (testId === null || questionId === null)
    return <BankList key={visit} session={session} search={search} />;
  return <Editor session={session} testId={testId} questionId={questionId} />;
}

interface EditorProps {
  session: Session;
  testId: string;
  /** Absent for a new question. */
  questionId?: string;
}

function Editor(props: EditorProps) {
  const { code, ...state } = useLazyCode(editorCode);
  if (!code) return <Loading {...state} />;
  const { testId, questionId } = props;
  const { QuestionEditor } = code;
  return <QuestionEditor key={questionId === undefined ? 'new' : `${testId} ${questionId}`} {...props} />;
}
