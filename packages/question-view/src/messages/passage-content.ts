export const chartForTheseQuestions = 'Chart for these questions';
export const theNumbers = 'The numbers as a table';
