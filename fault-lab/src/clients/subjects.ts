/** What the clients read and write. */
export const EXAM_ID = 'LAB';
export const TEST_IDS = ['lab-1', 'lab-2'] as const;
/** Questions of each test. */
export const QUESTIONS = 20;
/** The remote whose versions become live in turn, and one of its pages. */
export const REMOTE = 'mfe-calculators';
export const PAGE = '/tools';
export const VERSIONS = ['90.0.1', '90.0.2', '90.0.3'] as const;
