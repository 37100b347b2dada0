/** Three lines at 360 px have room for about 45 characters; a longer headline would push the page down. */
export const HOME_HEADLINES: readonly string[] = [
  'Walk in having already sat the test.',
  'Free mock tests, honest scores.',
  'Meet the clock here, before it counts.',
  'Find your weak spots while they are free.',
  'Every mark accounted for.',
];
