import { type Value } from '@mockingbird/remote-kit';

export const sectionsCompared = 'Sections compared';
export const section = 'Section';
export const right = 'Right';
export const wrong = 'Wrong';
export const blank = 'Blank';
export const marks = 'Marks';
export const time = 'Time';
export const otherQuestions = 'Other questions';
export const ofMaximum = (maximum: Value) => `of ${maximum}`;
export const loadingSections = 'Loading the sections';
