export const rightAnswer = 'Right answer';
export const yourAnswerCorrect = 'Your answer (correct)';
export const yourAnswerWrong = 'Your answer (wrong)';
export const wrong = 'Wrong';
