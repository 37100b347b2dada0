export const theExams = 'the exams';
