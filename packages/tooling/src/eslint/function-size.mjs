import { isDescribeCallback } from './describe-callback.mjs';

/** @typedef {import('./describe-callback.mjs').Node} Node */

/** @param {Node} node */
const lines = (node) => node.loc.end.line - node.loc.start.line + 1;

/**
 * Limits the lines of a function, with comments and blank lines. The body of a `describe` is a list and has no limit.
 */
export const functionSize = {
  /** @type {import('eslint').Rule.RuleMetaData} */
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { max: { type: 'integer' } }, required: ['max'] }],
    messages: { long: 'This function has {{lines}} lines; at most {{max}} are allowed. Split it by idea.' },
  },
  /** @param {import('eslint').Rule.RuleContext} context */
  create(context) {
    const [{ max }] = context.options;
    /** @param {Node} node */
    const check = (node) => {
      const count = lines(node);
      if (count > max && !isDescribeCallback(node)) {
        context.report({ loc: node.loc.start, messageId: 'long', data: { lines: count, max } });
      }
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};
