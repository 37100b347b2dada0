/**
 * Registers a module's components with react-refresh, and reports the module's exports to the development shell, which
 * decides whether it can be replaced in place. Runs after swc, which inserts the calls of the two functions.
 * The code is added to the first line and after the last one, so that line numbers of the source map stay correct.
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

/**
 * A webpack loader.
 * @typedef {import('webpack').LoaderDefinitionFunction} Loader
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} code
 * @param {Parameters<Loader>[1]} map
 */
export default function refreshLoader(code, map) {
  this.callback(undefined, BEFORE + code + AFTER, map);
}
