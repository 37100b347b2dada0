/**
 * Enables the minifier to drop unused code of React libraries. Display names for developer tools keep a component
 * alive, and calls such as `forwardRef` count as side effects unless marked as pure.
 * @param {string} source
 */
module.exports = function markPureReactCalls(source) {
  return source
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1');
};
