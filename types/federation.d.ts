// The shell's build resolves these names to modules of @module-federation/webpack-bundler-runtime.
declare module 'federation/bundler-runtime' {
  const federation: { runtime: { createInstance: (options: object) => object }; bundlerRuntime: object };
  export default federation;
}
declare module 'federation/init-container-entry' {
  export const initContainerEntry: (options: object) => unknown;
}
