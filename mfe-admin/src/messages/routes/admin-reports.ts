export const reportsOfQuestions = 'Reports of questions';
export const whatStudentsSay =
  'What students say is wrong with a question. Admins read the reports and mark them as done.';
