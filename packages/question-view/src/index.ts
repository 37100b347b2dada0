export { locatePassages } from './locate-passages.js';
export { OptionContent, type OptionContentProps } from './option-content.js';
export { PassageContent, type PassageContentProps } from './passage-content.js';
export { QuestionStem, type QuestionStemProps } from './question-stem.js';
export { type MathDictionary, RichText } from './rich-text.js';
export { SolvedQuestion, type SolvedQuestionProps } from './solved-question.js';
export { SolvedOptions, type SolvedOptionsProps } from './solved-options.js';
