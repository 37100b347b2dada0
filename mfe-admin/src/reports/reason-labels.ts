import type { ReportReason } from '@mockingbird/contracts';

/** Labels of the reasons that students choose from. */
export const REASON_LABELS: Record<ReportReason, string> = {
  'wrong-answer': 'The marked answer is wrong',
  unclear: 'Unclear',
  typo: 'Typo',
  image: 'Image',
  formula: 'Formula',
  other: 'Something else',
};
