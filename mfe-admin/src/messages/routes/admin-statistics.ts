export const itemStatistics = 'Item statistics';
export const howTheQuestions =
  'How the questions of a mock test did: how many students answered correctly, and which options the others chose.';
