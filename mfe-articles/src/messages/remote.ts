import { type Value } from '@mockingbird/remote-kit';

export const articles = (examTitle: Value) => `Articles for ${examTitle}`;
export const articles2 = 'Articles';
export const studyGuides = 'Study guides';
export const examTips = 'Exam tips';
