export const mockingbirdFreeMockTests = 'Mockingbird: free mock tests, honest scores';
export const freeTimedMockTests =
  'Free timed mock tests for DMV, government and bank exams, and score calculators for the SAT, ACT and AP. No account needed.';
