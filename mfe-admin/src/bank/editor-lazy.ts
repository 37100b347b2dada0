export { QuestionEditor } from './editor/question-editor.js';
