// What webpack's Module Federation gives to the code of a build (https://webpack.js.org/concepts/module-federation).
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Readonly<{ default: object }>;
