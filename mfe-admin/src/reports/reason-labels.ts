import type { ReportReason } from '@mockingbird/contracts';

/** What students choose among, in words. */
export const REASON_WORDS: Record<ReportReason, string> = {
  'wrong-answer': 'The marked answer is wrong',
  unclear: 'Unclear',
  typo: 'Typo',
  image: 'Image',
  formula: 'Formula',
  other: 'Something else',
};
