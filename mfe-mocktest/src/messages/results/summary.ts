export const notAnswered = 'Not answered';
