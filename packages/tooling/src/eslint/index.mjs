import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { FUNCTION_LINES } from '../size-limits/limits.mjs';
import { plugin } from './plugin.mjs';

const SOURCES = ['**/*.{ts,tsx}'];
const SCRIPTS = ['**/*.mjs'];
const TESTS = ['**/*.spec.{ts,tsx}', '**/test/**'];
/** Browser code that must use the API client for network access. */
const SILENT = ['mfe-*/**', 'packages/{ui,platform,exam-core,remote-kit,contracts}/**'];
/** Packages that use React: elsewhere a `useSite` is no hook. */
const REACT = [
  'mfe-*/**/*.{ts,tsx}',
  'shell/**/*.{ts,tsx}',
  'packages/{ui,platform,remote-kit,testing}/**/*.{ts,tsx}',
  'e2e/fixtures/**/*.tsx',
  'bench/src/monolith/**/*.{ts,tsx}',
];
/** Also rendered on the server, where the content security policy removes style attributes. */
const RENDERED = ['mfe-*/**/*.tsx', 'shell/**/*.tsx', 'packages/{ui,platform}/**/*.tsx'];

const NODE_GLOBALS = [
  'Buffer',
  'URL',
  'URLSearchParams',
  'clearTimeout',
  'console',
  'fetch',
  'process',
  'setTimeout',
];

const NETWORK_GLOBALS = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
  name,
  message: 'Only the API client talks to the network; loaders get it as `api`.',
}));

const NETWORK_MEMBERS = ['window', 'globalThis', 'self'].flatMap((object) =>
  NETWORK_GLOBALS.map(({ name, message }) => ({ object, property: name, message })),
);

const NO_STYLE_ATTRIBUTE = {
  selector: "JSXAttribute[name.name='style']",
  message: 'The content security policy drops style attributes: use a CSS module.',
};

/** Rules that need types: unawaited promises and missing cases are bugs that tests rarely find. */
const typeAware = {
  files: SOURCES,
  // It declares again what the types of browsers and Node declare.
  ignores: ['types/universal/**'],
  // One program for all. A service would make one for each package's tsconfig.json, which takes 4 GB.
  languageOptions: { parserOptions: { project: './tsconfig.json' } },
  rules: {
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-for-in-array': 'error',
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
};

/**
 * The lint rules of the whole repository, as an eslint flat configuration.
 * @param {string} root absolute path of the repository
 * @returns {import('eslint').Linter.Config[]}
 */
export const config = (root) => [
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist.building/',
      '**/coverage/',
      '**/.cache/',
      'content/bank/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.strict.map((each) => ({ ...each, files: SOURCES })),
  {
    files: SOURCES,
    rules: {
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
      ],
    },
  },
  { languageOptions: { parserOptions: { tsconfigRootDir: root } } },
  typeAware,
  {
    plugins: { mockingbird: plugin },
    rules: {
      'mockingbird/function-size': ['error', { max: FUNCTION_LINES }],
      'mockingbird/explained-disable': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  { files: SOURCES, ignores: TESTS, rules: { 'mockingbird/explained-assertion': 'error' } },
  {
    files: SCRIPTS,
    languageOptions: { globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])) },
  },
  { ...reactHooks.configs.flat.recommended, files: REACT },
  { files: RENDERED, rules: { 'no-restricted-syntax': ['error', NO_STYLE_ATTRIBUTE] } },
  {
    files: SILENT,
    rules: {
      'no-restricted-globals': ['error', ...NETWORK_GLOBALS],
      'no-restricted-properties': [
        'error',
        ...NETWORK_MEMBERS,
        { object: 'navigator', property: 'sendBeacon' },
      ],
    },
  },
];
