import type { ReportReason } from '@mockingbird/contracts';
import * as messages from '../messages/reports.js';

/** Labels of the reasons that students choose from. */
export const REASON_LABELS: Record<ReportReason, string> = {
  'wrong-answer': messages.theMarkedAnswer,
  unclear: 'Unclear',
  typo: 'Typo',
  image: 'Image',
  formula: 'Formula',
  other: messages.somethingElse,
};
