export const aboutMockingbirdFreeMock = 'About Mockingbird: free mock tests, honest scores';
export const whatMockingbirdIsFree =
  'What Mockingbird is: free timed mock tests and score calculators. No account, no ads, and every score shows its math.';
