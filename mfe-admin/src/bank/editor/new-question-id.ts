const RANDOM_DIGITS = 8;
const BASE = 36;

/** @returns a free id: the test, the day and random digits, so that two editors cannot choose the same one */
export function newQuestionId(testId: string, now = new Date()): string {
  const day = now.toISOString().slice(0, 10);
  const random = crypto.getRandomValues(new Uint32Array(2));
  const digits = [...random].map((value) => value.toString(BASE)).join('');
  return `${testId}-${day}-${digits.slice(0, RANDOM_DIGITS)}`;
}
