import { type Value } from '@mockingbird/remote-kit';

export const middle50 = 'Middle 50%';
export const yourScore = (score: Value) => `Your ${score}`;
export const doesntUse = (name: Value) => `Doesn’t use ${name}`;
export const oneUniversity = 'One university with a much higher range';
export const scoresAtTopUniversities = 'Scores at top universities';
export const theYear =
  'The year is the fall in which the class entered; some figures are of all admitted students. A quarter of each class scored below its range and a quarter above it. Where sending scores is optional, the ranges hold only those who sent them, so they look high. Some totals are sums of section ranges. Each name leads to its source; the last check was on';
export const valueBelow = (value: Value) => `${value} below`;
export const scoresMiddle50 = (name: Value) => `${name} scores: middle 50% of each class`;
export const universitiesWithMuchHigher = (length: Value) => `${length} universities with much higher ranges`;
export const muchHigher = (caption: Value) => `${caption}, much higher`;
