export const countMyAnswersAnonymously = 'Count my answers anonymously';
export const whenYouSubmit =
  'When you submit a test, we add one to the count of each option you chose. This shows which questions are unclear or wrong. We never send who you are.';
