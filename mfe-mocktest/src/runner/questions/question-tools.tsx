import { useMemo, type ReactNode } from 'react';
import { mockTestTitle } from '../../exam/mock-test-title.js';
import { BookmarkSourceContext } from '../../record/bookmarks/question-source.js';
import { ReportProvider } from '../../reports/report-provider.js';
import type { MockTestData } from '../load-mock-test.js';

interface QuestionToolsProps {
  test: MockTestData;
  children: ReactNode;
}

/** What the buttons in the heads of all questions share: where a report goes, and where a bookmark is from. */
export function QuestionTools({ test, children }: QuestionToolsProps) {
  const { meta, own } = test;
  const source = useMemo(() => {
    const { testId, examId, examTitle, math } = meta;
    return { testId, examId, examTitle, title: mockTestTitle(meta), math, own };
  }, [meta, own]);
  return (
    <ReportProvider testId={meta.testId} revision={meta.revision}>
      <BookmarkSourceContext value={source}>{children}</BookmarkSourceContext>
    </ReportProvider>
  );
}
