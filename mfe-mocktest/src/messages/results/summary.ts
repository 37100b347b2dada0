export const notAnswered = 'Not answered';
export const right = 'Right';
export const wrong = 'Wrong';
