export const yourAnswerCorrect = 'Your answer (correct)';
export const rightAnswer = 'Right answer';
export const yourAnswerWrong = 'Your answer (wrong)';
export const whyThisOption = 'Why this option is tempting:';
