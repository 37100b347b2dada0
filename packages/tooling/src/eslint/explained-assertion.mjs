/** A docstring explains the assertions of a function that can be read at a glance, not those of a long one. */
const GLANCE_LINES = 12;

const isConst = ({ typeAnnotation }) =>
  typeAnnotation.type === 'TSTypeReference' && typeAnnotation.typeName.name === 'const';

/** Towards `unknown` nothing is claimed. */
const claimsNothing = (node) => isConst(node) || node.typeAnnotation.type === 'TSUnknownKeyword';

const isUnit = ({ type }) => /(Statement|Declaration|Definition)$/.test(type);
const isFunction = ({ type }) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
const isShort = ({ loc }) => loc.end.line - loc.start.line < GLANCE_LINES;

/** @returns the node and what is around it, up to the statement or member it stands in */
function upToUnit(node) {
  const found = [node];
  for (let current = node; !isUnit(current) && current.parent; current = current.parent)
    found.push(current.parent);
  return found;
}

function enclosingFunction(node) {
  let current = node.parent;
  while (current && !isFunction(current)) current = current.parent;
  return current;
}

/** @returns the nodes that a comment about the assertion may stand beside or above */
function places(node) {
  const around = enclosingFunction(node);
  return [...upToUnit(node), ...(around && isShort(around) ? upToUnit(around) : [])];
}

/** A type assertion overrules the compiler, so a comment beside it or above it says why it is true. */
export const explainedAssertion = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { unexplained: 'Say in a comment why this assertion holds, or parse instead of asserting.' },
  },
  create(context) {
    const commented = new Set();
    const check = (node) => {
      if (claimsNothing(node)) return;
      const lines = places(node).map(({ loc }) => loc.start.line);
      if (!lines.some((line) => commented.has(line) || commented.has(line - 1))) {
        context.report({ node, messageId: 'unexplained' });
      }
    };
    return {
      Program() {
        for (const { loc } of context.sourceCode.getAllComments()) commented.add(loc.end.line);
      },
      TSAsExpression: check,
      TSTypeAssertion: check,
    };
  },
};
