/** At most 45 characters each: at 360 px they need three lines, and a longer headline would move the page. */
export const HOME_HEADLINES: readonly string[] = [
  'Walk in having already sat the test.',
  'Free mock tests, honest scores.',
  'Meet the clock here, before it counts.',
  'Find your weak spots while they are free.',
  'Every mark accounted for.',
];
