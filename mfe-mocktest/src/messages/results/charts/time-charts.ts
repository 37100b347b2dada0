export const timeForEachQuestion = 'Time for each question';
export const rightWrongAndBlank = 'Right, wrong and blank over time';
