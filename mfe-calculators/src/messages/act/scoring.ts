export const exceptionalTop1 = 'Exceptional (Top 1%)';
export const excellentTop10 = 'Excellent (Top 10%)';
export const aboveAverageTop25 = 'Above Average (Top 25%)';
export const averageTop50 = 'Average (Top 50%)';
export const belowAverage = 'Below Average';
export const needsImprovement = 'Needs Improvement';
export const inRange = 'In range for the most selective universities. The rest of your application decides.';
export const strongForSelectiveUniversities =
  'Strong for selective universities. Many others may offer you merit aid.';
export const goodForManyState = 'Good for many state universities and private colleges.';
export const enoughForManyFour = 'Enough for many four-year colleges. A few more points open up more.';
export const lookAtCommunityOpen =
  'Look at community, open-admission and test-optional colleges. Practice helps most here.';
export const scores = (from: number, to: number) => `${from} to ${to}`;
export const belowScore = (score: number) => `below ${score}`;
