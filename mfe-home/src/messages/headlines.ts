export const letTheHeadlineChange = 'Let the headline change';
export const pauseTheHeadline = 'Pause the headline';
export const takeTheTestBefore = 'Take the test before test day.';
export const freeMockTestsHonest = 'Free mock tests, honest scores.';
export const beatTheClockHere = 'Beat the clock here first.';
export const findYourWeakSpots = 'Find your weak spots first.';
export const everyMarkAccounted = 'Every mark accounted for.';
