/**
 * swc settings shared by jest, the library build and webpack, so that all three accept the same syntax.
 * @satisfies {import('@swc/core').Options}
 */
export const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      react: { runtime: 'automatic' },
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
    },
    target: 'es2022',
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};
