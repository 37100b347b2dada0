import type { ReportReason } from '@mockingbird/contracts';
import * as messages from '../messages/reports/screen.js';

/** Labels of the reasons that students choose from. */
export const REASON_LABELS: Record<ReportReason, string> = {
  'wrong-answer': messages.theMarkedAnswer,
  unclear: messages.unclear,
  typo: messages.typo,
  image: messages.image,
  formula: messages.formula,
  other: messages.somethingElse,
};
