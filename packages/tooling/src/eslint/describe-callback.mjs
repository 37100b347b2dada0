/** @returns the root name of a callee: `describe`, also for `describe.each(table)(...)` */
function rootName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  return undefined;
}

/** Whether a function is the body of a `describe`: a list of tests, each with its own function. */
export const isDescribeCallback = (node) =>
  node.parent.type === 'CallExpression' &&
  node.parent.arguments.includes(node) &&
  rootName(node.parent.callee) === 'describe';
