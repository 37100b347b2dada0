import { explainedAssertion } from './explained-assertion.mjs';
import { explainedDisable } from './explained-disable.mjs';
import { functionSize } from './function-size.mjs';

/**
 * The repository's own lint rules.
 * @type {import('eslint').ESLint.Plugin}
 */
export const plugin = {
  meta: { name: 'mockingbird' },
  rules: {
    'explained-assertion': explainedAssertion,
    'explained-disable': explainedDisable,
    'function-size': functionSize,
  },
};
