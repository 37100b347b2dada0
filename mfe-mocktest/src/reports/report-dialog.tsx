import { Dialog } from '@mockingbird/ui';
import type { ReportedQuestion } from './report-context.js';
import { ReportForm } from './report-form.js';
import { ReportThanks } from './report-thanks.js';
import { useReportDraft } from './use-report-draft.js';
import * as messages from '../messages/reports/report-dialog.js';

export interface ReportDialogProps {
  testId: string;
  revision: string | undefined;
  question: ReportedQuestion;
  open: boolean;
  onClose: () => void;
}

/** The dialog for a report: the form, then the confirmation. */
export function ReportDialog({ testId, revision, question, open, onClose }: ReportDialogProps) {
  const draftState = useReportDraft({ testId, revision }, question);
  const { stage } = draftState.draft;
  return (
    <Dialog open={open} onClose={onClose} title={messages.reportQuestion(question.number)}>
      {stage.name === 'sent' ? (
        <ReportThanks
          message={stage.message}
          onAnother={() => draftState.change({ stage: { name: 'writing' } })}
          onClose={onClose}
        />
      ) : (
        <ReportForm draftState={draftState} onCancel={onClose} />
      )}
    </Dialog>
  );
}
