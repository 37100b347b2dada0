/** A docstring can explain the assertions of a short function, but not those of a long one. */
const GLANCE_LINES = 12;

/**
 * @typedef {import('./describe-callback.mjs').Node} Node
 * @typedef {Node & { typeAnnotation: Node & { typeName?: Node } }} Assertion
 */

/** @param {Assertion} node */
const isConst = ({ typeAnnotation }) =>
  typeAnnotation.type === 'TSTypeReference' && typeAnnotation.typeName?.name === 'const';

/** An assertion to `unknown` claims nothing. @param {Assertion} node */
const claimsNothing = (node) => isConst(node) || node.typeAnnotation.type === 'TSUnknownKeyword';

/** @param {Node} node */
const isUnit = ({ type }) => /(Statement|Declaration|Definition)$/.test(type);
/** @param {Node} node */
const isFunction = ({ type }) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
/** @param {Node} node */
const isShort = ({ loc }) => loc.end.line - loc.start.line < GLANCE_LINES;

/** @param {Node} node @returns the node and its ancestors, up to the enclosing statement or member */
function upToUnit(node) {
  const found = [node];
  for (let current = node; !isUnit(current) && current.parent; current = current.parent)
    found.push(current.parent);
  return found;
}

/** @param {Node} node */
function enclosingFunction(node) {
  let current = node.parent;
  while (current && !isFunction(current)) current = current.parent;
  return current;
}

/** @param {Node} node @returns the nodes beside or above which a comment may explain the assertion */
function places(node) {
  const around = enclosingFunction(node);
  return [...upToUnit(node), ...(around && isShort(around) ? upToUnit(around) : [])];
}

/** A type assertion overrides the compiler, so a comment beside or above it must say why it is true. */
export const explainedAssertion = {
  /** @type {import('eslint').Rule.RuleMetaData} */
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { unexplained: 'Say in a comment why this assertion holds, or parse instead of asserting.' },
  },
  /** @param {import('eslint').Rule.RuleContext} context */
  create(context) {
    /** @type {Set<number>} */
    const commented = new Set();
    /** @param {Assertion} node */
    const check = (node) => {
      if (claimsNothing(node)) return;
      const lines = places(node).map(({ loc }) => loc.start.line);
      if (!lines.some((line) => commented.has(line) || commented.has(line - 1))) {
        context.report({ loc: node.loc, messageId: 'unexplained' });
      }
    };
    return {
      Program() {
        for (const { loc } of context.sourceCode.getAllComments()) if (loc) commented.add(loc.end.line);
      },
      TSAsExpression: check,
      TSTypeAssertion: check,
    };
  },
};
