/** How to work with a study guide, whatever its subject. */
export const GUIDE_STEPS = [
  {
    title: 'Try before you read',
    text: 'Answer five questions on the subject first, even badly. You then read to find the answers that you missed, and you remember them better.',
  },
  {
    title: 'Work the examples yourself',
    text: 'Cover the solution, take a pencil, and look only when you have a number. Following a solution feels like knowing it, but it is not the same.',
  },
  {
    title: 'Test it under the clock',
    text: 'Take a mock test of your exam within a day or two. What still goes wrong there is the part of the guide to read again.',
  },
] as const;
