import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { FUNCTION_LINES } from '../size-limits/limits.mjs';
import { accessibility } from './accessibility.mjs';
import { plugin } from './plugin.mjs';

const SOURCES = ['**/*.{ts,tsx}'];
const SCRIPTS = ['**/*.mjs'];
const STYLES = ['**/*.css'];
const TESTS = ['**/*.spec.{ts,tsx}', '**/test/**'];
/** Browser code that must use the API client for network access. */
const SILENT = [
  'mfe-*/**',
  'packages/{ui,question-view,styleguide,platform,exam-core,question-formats,remote-kit,contracts}/**',
];
/** Packages that use React: elsewhere a `useSite` is no hook. */
const REACT = [
  'mfe-*/**/*.{ts,tsx}',
  'shell/**/*.{ts,tsx}',
  'packages/{ui,question-view,styleguide,platform,remote-kit,testing}/**/*.{ts,tsx}',
  'e2e/fixtures/**/*.tsx',
  'bench/src/monolith/**/*.{ts,tsx}',
];
/** Also rendered on the server, where the content security policy removes style attributes. */
const RENDERED = [
  'mfe-*/**/*.tsx',
  'shell/**/*.tsx',
  'packages/{ui,question-view,styleguide,platform}/**/*.tsx',
];

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

/** `.js` also names a `.ts` file, as compiled. A name without an ending works in some tools only. */
const RELATIVE_ENDING = {
  selector:
    ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)' +
    '[source.value=/^\\.(?!.*\\.(js|json|css|mjs)$)/]',
  message: 'A relative import ends in .js, .json, .css or .mjs.',
};

const NO_STYLE_ATTRIBUTE = {
  selector: "JSXAttribute[name.name='style']",
  message: 'The content security policy drops style attributes: use a CSS module.',
};

/**
 * Rules that need types: unawaited promises and missing cases are bugs that tests rarely find.
 * @type {import('eslint').Linter.Config}
 */
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
 * File names are in kebab case: `page-cache.spec.ts`, `upload-form.module.css`.
 * @type {import('eslint').Linter.Config[]}
 */
const fileNames = [
  { plugins: { 'check-file': checkFile } },
  // Stylesheets have no rules, only names.
  { files: STYLES, processor: 'check-file/eslint-processor-check-file' },
  {
    files: [...SOURCES, ...SCRIPTS, ...STYLES],
    // Tools prescribe names with a dot in front.
    ignores: ['.*'],
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
];

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
      '**/.data/',
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
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  comments.recommended,
  { rules: { '@eslint-community/eslint-comments/require-description': 'error' } },
  { files: SOURCES, ignores: TESTS, rules: { 'mockingbird/explained-assertion': 'error' } },
  { files: [...SOURCES, ...SCRIPTS], rules: { 'no-restricted-syntax': ['error', RELATIVE_ENDING] } },
  ...fileNames,
  {
    files: SCRIPTS,
    languageOptions: { globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])) },
  },
  { ...reactHooks.configs.flat.recommended, files: REACT },
  { ...accessibility, files: REACT },
  { files: RENDERED, rules: { 'no-restricted-syntax': ['error', RELATIVE_ENDING, NO_STYLE_ATTRIBUTE] } },
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
