export const uploadData = 'Upload data';
export const theFormWithWhich = 'The form with which admins upload exams, mock tests and questions.';
