/** @returns the unique lookup key of a mock test: its id in lower case */
export function testKey(testId: string): string {
  return testId.toLowerCase();
}
