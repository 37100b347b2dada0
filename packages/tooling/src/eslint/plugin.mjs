import { explainedAssertion } from './explained-assertion.mjs';
import { functionSize } from './function-size.mjs';

/**
 * The repository's own lint rules.
 * @type {import('eslint').ESLint.Plugin}
 */
export const plugin = {
  meta: { name: 'mockingbird' },
  rules: {
    'explained-assertion': explainedAssertion,
    'function-size': functionSize,
  },
};
