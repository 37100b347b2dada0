export const figureForQuestion = (number: number, option: string) => `Figure for question ${number}${option}`;
export const chartForTheseQuestions = 'Chart for these questions';
export const theNumbers = 'The numbers as a table';
export const seeThePassageAbove = (passageShownAt: number) =>
  `See the passage above question ${passageShownAt}.`;
export const yourAnswerCorrect = 'Your answer (correct)';
export const rightAnswer = 'Right answer';
export const yourAnswerWrong = 'Your answer (wrong)';
export const whyThisOption = 'Why this option is tempting:';
export const source = 'Source:';
export const questionNumber = (number: number) => `Question ${number}`;
export const explanation = 'Explanation';
