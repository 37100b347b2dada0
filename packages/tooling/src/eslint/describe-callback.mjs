/**
 * A node of the syntax tree, as far as the rules know it.
 * @typedef {object} Node
 * @property {string} type
 * @property {import('eslint').AST.SourceLocation} loc
 * @property {Node} [parent]
 * @property {string} [name]
 * @property {Node} [object]
 * @property {Node} [callee]
 * @property {Node[]} [arguments]
 */

/**
 * @param {Node | undefined} callee
 * @returns {string | undefined} the root name: `describe`, also for `describe.each(table)(...)`
 */
function rootName(callee) {
  if (!callee) return undefined;
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  return undefined;
}

/**
 * Whether a function is the body of a `describe`: a list of tests, each with its own function.
 * @param {Node} node
 */
export const isDescribeCallback = (node) =>
  node.parent?.type === 'CallExpression' &&
  node.parent.arguments?.includes(node) === true &&
  rootName(node.parent.callee) === 'describe';
