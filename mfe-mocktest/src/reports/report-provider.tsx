import { useState, type ReactNode } from 'react';
import { useLazyCode } from '../lazy-code/use-lazy-code.js';
import { ReportContext, type ReportedQuestion } from './report-context.js';
import { lazyReportDialog } from './lazy-report-dialog.js';
import type { ReportDialog } from './report-dialog.js';

interface ReportProviderProps {
  testId: string;
  /** Revision of the shown questions, if known. */
  revision: string | undefined;
  children: ReactNode;
}

/** Provides the report form to the report buttons inside. The form's code is loaded on the first use. */
export function ReportProvider({ testId, revision, children }: ReportProviderProps) {
  const { status, run, preloadHandlers } = useLazyCode(lazyReportDialog);
  const [selectedQuestion, setSelectedQuestion] = useState<ReportedQuestion>();
  const [isOpen, setOpen] = useState(false);
  // Wrapped in an object, because a state setter would call a bare component.
  const [form, setForm] = useState<{ Form: typeof ReportDialog }>();
  const open = (question: ReportedQuestion) => {
    setSelectedQuestion(question);
    run((code) => {
      setForm({ Form: code.ReportDialog });
      setOpen(true);
    });
  };
  return (
    <ReportContext value={{ status, preloadHandlers, selectedQuestion, open }}>
      {children}
      {form && selectedQuestion ? (
        <form.Form
          testId={testId}
          revision={revision}
          question={selectedQuestion}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </ReportContext>
  );
}
