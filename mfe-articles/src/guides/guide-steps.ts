/** How to work with a study guide, whatever its subject. */
export const GUIDE_STEPS = [
  {
    title: 'Try before you read',
    text: 'Answer five questions first, even badly. Then you read to find what you missed, and you remember it better.',
  },
  {
    title: 'Work the examples yourself',
    text: "Cover the solution and take a pencil. Look only when you have an answer. Reading a solution feels like knowing it, but it isn't.",
  },
  {
    title: 'Test yourself on the clock',
    text: 'Take a mock test within a day or two. What still goes wrong is the part to read again.',
  },
] as const;
