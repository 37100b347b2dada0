import { type Value } from '@mockingbird/remote-kit';

export const middle50 = 'Middle 50%';
export const yourScore = (score: Value) => `Your ${score}`;
export const doesntUse = (name: Value) => `Doesn’t use ${name}`;
export const oneUniversity = 'One university with a much higher range';
export const scoresAtTopUniversities = 'Scores at top universities';
export const theYear =
  'The year is when the class started college; some figures are for everyone who was admitted. A quarter of each class scored below the range and a quarter above it. Where scores are optional, only students who sent them are counted, so the ranges look high. Some totals are sums of section ranges. Each name links to its source, last checked on';
export const valueBelow = (value: Value) => `${value} below`;
export const scoresMiddle50 = (name: Value) => `${name} scores: middle 50% of each class`;
export const universitiesWithMuchHigher = (length: Value) => `${length} universities with much higher ranges`;
export const muchHigher = (caption: Value) => `${caption}, much higher`;
export const aboveRange = 'Above';
export const withinRange = 'Within';
export const columnUniversity = 'University';
export const testBlind = 'Test-blind';
