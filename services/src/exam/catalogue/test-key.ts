/** @returns what a mock test is looked up by, and unique by: its id in lower case */
export function testKey(testId: string): string {
  return testId.toLowerCase();
}
