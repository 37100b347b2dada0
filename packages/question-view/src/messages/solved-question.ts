export const source = 'Source:';
export const questionNumber = (number: number) => `Question ${number}`;
export const explanation = 'Explanation';
