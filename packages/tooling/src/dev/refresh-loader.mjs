/**
 * Registers a module's components with react-refresh, and tells the development shell what the module exports: it
 * decides whether the module can be renewed in place. Runs after swc, which inserts the calls of the two functions.
 *
 * All stands on the first and after the last line, so that line numbers of the source map stay true.
 */
const BEFORE =
  'const $RefreshReg$ = (type, name) => __mbDevelopment.register(__webpack_module__.id, name, type), $RefreshSig$ = __mbDevelopment.signature; ';
const AFTER = `
if (import.meta.webpackHot) __mbDevelopment.follow({
  id: __webpack_module__.id,
  hot: import.meta.webpackHot,
  exports: __webpack_require__.c[__webpack_module__.id].exports,
  hash: () => __webpack_hash__,
});
`;

/** A webpack loader. */
export default function refreshLoader(code, map) {
  this.callback(undefined, BEFORE + code + AFTER, map);
}
