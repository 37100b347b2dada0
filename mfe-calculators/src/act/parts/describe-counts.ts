import type { ActForm } from '../scoring/act-form.js';

/** Says how many right answers are missing, such as '2 more right answers in Math and 1 more right answer in Reading'. */
export const describeCounts = ({ sections }: ActForm, counts: readonly number[]): string =>
  counts
    .flatMap((count, at) =>
      count > 0 ? [`${count} more right answer${count === 1 ? '' : 's'} in ${sections[at]?.name ?? ''}`] : [],
    )
    .join(' and ');
