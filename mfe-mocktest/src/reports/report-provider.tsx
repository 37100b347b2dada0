import { useState, type ReactNode } from 'react';
import { useOnDemand } from '../lazy-code/use-lazy-code.js';
import { DeskContext, type ReportedQuestion } from './report-context.js';
import { reportCode } from './lazy-report-dialog.js';
import type { ReportDialog } from './report-dialog.js';

interface ReportDeskProps {
  testId: string;
  /** Of the questions that are shown; undefined where it is not known. */
  revision: string | undefined;
  children: ReactNode;
}

/** Takes the reports of the questions of a test that are shown in it. Its form comes when a reader asks for it. */
export function ReportDesk({ testId, revision, children }: ReportDeskProps) {
  const { arrival, demand, ahead } = useOnDemand(reportCode);
  const [about, setAbout] = useState<ReportedQuestion>();
  const [isOpen, setOpen] = useState(false);
  // In an object: a state setter would call a bare component.
  const [form, setForm] = useState<{ Form: typeof ReportDialog }>();
  const open = (question: ReportedQuestion) => {
    setAbout(question);
    demand((code) => {
      setForm({ Form: code.ReportDialog });
      setOpen(true);
    });
  };
  return (
    <DeskContext value={{ arrival, ahead, about, open }}>
      {children}
      {form && about ? (
        <form.Form
          testId={testId}
          revision={revision}
          about={about}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </DeskContext>
  );
}
