/** Short enough for two lines at 360 px: a longer headline would move the page. */
export const HOME_HEADLINES: readonly string[] = [
  'Take the test before test day.',
  'Free mock tests, honest scores.',
  'Beat the clock here first.',
  'Find your weak spots first.',
  'Every mark accounted for.',
];
