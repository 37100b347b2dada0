export const backToTheQuestions = 'Back to the questions';
export const reportSomethingElse = 'Report something else';
