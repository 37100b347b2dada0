export const theExams = 'the exams';
export const move = 'Move';
export const pause = 'Pause';
