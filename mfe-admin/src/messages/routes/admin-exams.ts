export const examsAndTests = 'Exams and tests';
export const everyExam =
  'Every exam with its mock tests, including hidden ones. Admins hide them from students or show them again.';
