export const countMyAnswersAnonymously = 'Count my answers anonymously';
export const whenYouSubmit =
  'Help us find bad questions: when you submit, we count how often each option is chosen. We never send who you are.';
