import { useState } from 'react';
import type { Session } from '@mockingbird/platform';
import { useLocation } from 'react-router-dom';
import { Loading } from '../lazy-code/loading.js';
import { useLazyCode } from '../lazy-code/use-lazy-code.js';
import { BankList } from './bank-list.js';
import { editorCode } from './editor-code.js';

/** The list of questions; with a question in the address, its editor. Each visit of the list starts with the filter of its address. */
export function QuestionBank({ session }: { session: Session }) {
  const { search, key: visit } = useLocation();
  // The shell does not move the focus: list and editor have one path.
  const [shown, setShown] = useState<Shown>({ visit, search });
  if (shown.visit !== visit) setShown({ visit, search, before: shown.search });
  const { testId, questionId, isNew, list } = readPlace(search);
  if (testId === undefined || (questionId === undefined && !isNew)) {
    const before = shown.before === undefined ? undefined : readPlace(shown.before);
    return <BankList key={visit} session={session} search={search} before={before} />;
  }
  return (
    <Editor
      session={session}
      testId={testId}
      list={list}
      takesFocus={shown.before !== undefined}
      {...(!isNew && { questionId })}
    />
  );
}

interface Shown {
  visit: string;
  /** The query of the address. */
  search: string;
  /** That of the visit before it, on this screen. */
  before?: string;
}

function readPlace(search: string) {
  const query = new URLSearchParams(search);
  const read = (name: string) => query.get(name) ?? undefined;
  return {
    testId: read('test'),
    questionId: read('question'),
    isNew: query.has('new'),
    list: read('list'),
  };
}

interface EditorProps {
  session: Session;
  testId: string;
  /** Absent for a new question. */
  questionId?: string | undefined;
  /** Query of the list that opened the editor. */
  list: string | undefined;
  takesFocus: boolean;
}

function Editor(props: EditorProps) {
  const { code, ...state } = useLazyCode(editorCode);
  if (!code) return <Loading {...state} />;
  const { testId, questionId } = props;
  const { QuestionEditor } = code;
  return <QuestionEditor key={questionId === undefined ? 'new' : `${testId} ${questionId}`} {...props} />;
}
