import { type Value } from '@mockingbird/remote-kit';

export const articlesFor = (examTitle: Value) => `Articles for ${examTitle}`;
export const articles = 'Articles';
export const studyGuides = 'Study guides';
export const examTips = 'Exam tips';
