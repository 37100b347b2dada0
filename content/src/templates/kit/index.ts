export * from './fractions.js';
export * from './integers.js';
export { defineTemplate, type AnyTemplate } from './template.js';
export { Random } from './random.js';
export type { QuestionSet, SetTopic } from './sets.js';
export type { AnyTopic, Topic } from './topic.js';
export * from './write.js';
export type { Setting } from './setting.js';
