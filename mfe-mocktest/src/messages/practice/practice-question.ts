export const checkAnswer = 'Check answer';
