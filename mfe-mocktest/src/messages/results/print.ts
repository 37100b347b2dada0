export const answerKey = 'Answer key';
