import type { ExamType } from '@mockingbird/contracts';

/** Three lines at 360 px have room for about 45 characters; a longer headline would push the page down. */
export const HOME_HEADLINES: readonly string[] = [
  'Walk in having already sat the test.',
  'Free mock tests, honest scores.',
  'Meet the clock here, before it counts.',
  'Find your weak spots while they are free.',
  'Every mark accounted for.',
];

export const FAMILY_HEADLINES: Readonly<Record<ExamType, readonly string[]>> = {
  dmv: [
    'Sit the DMV written test here first.',
    'Signs, signals, right of way: know them cold.',
    'One visit, one test, one licence.',
    'Miss a question here, not at the counter.',
  ],
  ssc: [
    'Four sections against the clock. Rehearse it.',
    'SSC mock tests with the real marking.',
    'Learn when a guess pays off.',
  ],
  ibps: [
    'Bank prelims, section by section.',
    'Three sections against the clock.',
    'IBPS mock tests with the real penalty.',
  ],
  rrb: [
    'Railway CBTs, rehearsed at home.',
    'Find your pace before the hall does.',
    'RRB mock tests with one-third marking.',
  ],
};
