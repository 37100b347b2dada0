import { Dialog } from '@mockingbird/ui';
import type { ReportedQuestion } from './report-context.js';
import { ReportForm } from './report-form.js';
import { ReportThanks } from './report-thanks.js';
import { useDrafts } from './use-report-draft.js';

export interface ReportDialogProps {
  testId: string;
  revision: string | undefined;
  about: ReportedQuestion;
  open: boolean;
  onClose: () => void;
}

/** Says to the authors what is wrong with a question. */
export function ReportDialog({ testId, revision, about, open, onClose }: ReportDialogProps) {
  const inHand = useDrafts({ testId, revision }, about);
  const { stage } = inHand.draft;
  return (
    <Dialog open={open} onClose={onClose} title={`Report question ${about.number}`}>
      {stage.name === 'sent' ? (
        <ReportThanks
          message={stage.message}
          onAnother={() => inHand.change({ stage: { name: 'writing' } })}
          onClose={onClose}
        />
      ) : (
        <ReportForm inHand={inHand} onCancel={onClose} />
      )}
    </Dialog>
  );
}
