/**
 * Lets the minifier drop what nobody uses of a React library: names for developers' tools pin a component, and calls such
 * as `forwardRef` count as work to be done unless they are marked as free of effects.
 */
module.exports = function markPureReactCalls(source) {
  return source
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1');
};
