export const questionBank = 'Question bank';
export const findAndEdit = 'Find, edit and draw the questions of all mock tests, for editors.';
