import jsxA11y from 'eslint-plugin-jsx-a11y-x';

/** @type {import('eslint').Linter.Config} */
const { rules = {}, ...recommended } = jsxA11y.configs.recommended;

/**
 * @param {string} rule
 * @param {object} exceptions
 * @returns {import('eslint').Linter.RulesRecord} a recommended rule with more exceptions
 */
function except(rule, exceptions) {
  const name = `jsx-a11y-x/${rule}`;
  // A severity alone, or an array of severity and options.
  const [severity, options] = /** @type {[import('eslint').Linter.RuleSeverity, object?]} */ (
    [rules[name]].flat()
  );
  return { [name]: [severity, { ...options, ...exceptions }] };
}

/**
 * What the source of JSX shows of accessibility. axe checks the rendered pages.
 * @type {import('eslint').Linter.Config}
 */
export const accessibility = {
  ...recommended,
  rules: {
    ...rules,
    // Wrappers of links pass their content by a spread, which the rule does not see.
    'jsx-a11y-x/anchor-has-content': 'off',
    // Safari forgets lists without markers, and browsers forget tables that CSS displays as blocks.
    ...except('no-redundant-roles', { ul: ['list'], ol: ['list'], thead: ['rowgroup'], tbody: ['rowgroup'] }),
    ...except('no-interactive-element-to-noninteractive-role', { td: ['cell'], th: ['rowheader'] }),
    // A region that scrolls takes the focus, so that keys scroll it.
    ...except('no-noninteractive-tabindex', { roles: ['tabpanel', 'region'] }),
    ...except('no-noninteractive-element-interactions', {
      // The backdrop is a part of the dialog. Escape closes it as well.
      dialog: ['onClick', 'onKeyUp', 'onKeyDown', 'onKeyPress'],
      // A form sees which key chose one of its options.
      form: ['onKeyDown'],
    }),
  },
};
