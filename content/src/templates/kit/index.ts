export * from './fractions.js';
export * from './integers.js';
export { defineTemplate, type AnyTemplate } from './template.js';
export type { Topic } from './topic.js';
export * from './write.js';
export type { Setting } from './setting.js';
