export * from './fraction.mjs';
export * from './integers.mjs';
export * from './format.mjs';
export * from './resources.mjs';
