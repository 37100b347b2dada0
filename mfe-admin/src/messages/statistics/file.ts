import { type Value } from '@mockingbird/remote-kit';

export const columns = [
  'Number',
  'Question ID',
  'Question',
  'Right option',
  'Seen',
  'Answered',
  'Skipped',
  'Share right',
  'With score',
  'Discrimination',
  'Suspicious key',
];
export const countOf = (letter: Value) => `${letter} chosen`;
export const shareOf = (letter: Value) => `${letter} share`;
export const meanScoreOf = (letter: Value) => `${letter} mean score`;
