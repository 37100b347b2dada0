import { formatCounts, parseCounts } from '../sharing/link-counts.js';
import type { LinkFormat } from '../sharing/use-shared-inputs.js';
import type { ApData } from './ap-data.js';
import type { ApInputs } from './scoring/estimate.js';

/** Format of a student's inputs in a link: `?mcq=40&frq=5.6.3`. */
export const createApLink = ({ mcqTotal, frqQuestions }: ApData['exam']): LinkFormat<ApInputs> => ({
  names: ['mcq', 'frq'],
  read: (query) => {
    const [mcq] = parseCounts(query.get('mcq'), [mcqTotal]) ?? [];
    const frq = parseCounts(
      query.get('frq'),
      frqQuestions.map(({ maxScore }) => maxScore),
    );
    return mcq === undefined || frq === undefined ? undefined : { mcq, frq };
  },
  write: ({ mcq, frq }) => ({ mcq: String(mcq), frq: formatCounts(frq) }),
});
