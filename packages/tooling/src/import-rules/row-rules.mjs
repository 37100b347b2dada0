import { OURS, TEST, allIn, escaped, testsIn, thirdParty, within, workspaceOf } from './paths.mjs';
import { FOR_TESTS, TABLE } from './table.mjs';

/**
 * @typedef {import('./table.mjs').Row} Row
 * @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule
 * @typedef {{ path: string | string[], pathNot?: string[] }} From
 * @typedef {import('dependency-cruiser').DependencyType} Type
 * @typedef {{ dependencyTypes?: Type[], dependencyTypesNot?: Type[] }} Types
 */

/**
 * Imports by a package's name. The cruiser calls them aliased or, inside a workspace, leaves them undetermined.
 * @type {Types[]}
 */
const BY_NAME = [{ dependencyTypesNot: ['local'] }, { dependencyTypes: ['aliased'] }];
/** @type {Types} */
const BY_PATH = { dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] };

const NODE = 'node:*';
/** @type {Type[]} */
const CORE = ['core'];

/**
 * The rows inside a row are more specific, so they alone apply to their files.
 * @param {Row} row
 */
const rowsInside = ({ folder }) =>
  TABLE.filter((other) => other.folder.startsWith(`${folder}/`)).map((other) => within(other.folder));

/**
 * Entry points are exact: a name covers its file and no subpath.
 * @param {string[]} names
 * @param {Map<string, string>} files
 */
const entries = (names, files) =>
  names.flatMap((name) => {
    const file = files.get(name);
    return [`^${escaped(name)}$`, ...(file === undefined ? [] : [`^${escaped(file)}$`])];
  });

/** @param {string[]} names */
const list = (names) => (names.length === 0 ? 'none' : names.join(', '));

/**
 * @param {Row} row
 * @param {'code' | 'tests'} what
 * @param {From} from
 * @param {string[]} names
 * @param {Map<string, string>} files
 * @returns {Rule[]} the rules about workspaces, for the code or the tests of a row
 */
function workspaceRules(row, what, from, names, files) {
  const comment = `Of our packages it may import: ${list(names)}. Exact entry points only. See table.mjs.`;
  return [
    ...BY_NAME.map((types, index) => ({
      name: `${row.folder}: ${what}, our packages${index === 0 ? '' : ' (alias)'}`,
      comment,
      from,
      to: { path: OURS, pathNot: entries(names, files), ...types },
    })),
    {
      name: `${row.folder}: ${what}, paths`,
      comment: 'A workspace imports another by its name, never by a path, except the folders in `reach`.',
      from,
      // $1 is the workspace of the importing file.
      to: { pathNot: ['^$1/', ...(row.reach ?? []).map(within)], ...BY_PATH },
    },
  ];
}

/**
 * @param {string} folder
 * @param {string[]} only
 * @param {From} from
 * @returns {Rule}
 */
const onlyRule = (folder, only, from) => ({
  name: `${folder}: only`,
  comment: `Packages of others that it may import: ${list(only)}.`,
  from,
  to: {
    // A path that does not exist is the compiler's business.
    pathNot: [OURS, '^[.](?!.*node_modules/)', ...only.filter((name) => name !== NODE).map(thirdParty)],
    ...(only.includes(NODE) ? { dependencyTypesNot: CORE } : {}),
  },
});

/**
 * @param {string} folder
 * @param {string[]} never
 * @param {From} from
 * @returns {Rule[]}
 */
function neverRules(folder, never, from) {
  const name = `${folder}: never`;
  const comment = `It may not import ${list(never)}.`;
  const packages = never.filter((each) => each !== NODE).map(thirdParty);
  return [
    { name, comment, from, to: { path: packages } },
    ...(never.includes(NODE)
      ? [{ name: `${name}, Node`, comment, from, to: { dependencyTypes: CORE } }]
      : []),
  ];
}

/**
 * @param {string} folder
 * @param {string[]} apart
 * @param {From} from
 * @returns {Rule}
 */
const apartRule = (folder, apart, from) => ({
  name: `${folder}: apart`,
  comment: `It stays apart from ${list(apart)}.`,
  from,
  to: { path: apart.map(within) },
});

/**
 * @param {Row} row
 * @param {Map<string, string>} files
 * @returns {Rule[]}
 */
function rulesOf(row, files) {
  const inside = rowsInside(row);
  const code = { path: allIn(row.folder), pathNot: [...inside, TEST] };
  const tests = { path: testsIn(row.folder), ...(inside.length > 0 ? { pathNot: inside } : {}) };
  const forTests = [...row.ours, ...FOR_TESTS.all, ...(FOR_TESTS[workspaceOf(row.folder)] ?? [])];
  return [
    ...workspaceRules(row, 'code', code, row.ours, files),
    ...workspaceRules(row, 'tests', tests, forTests, files),
    ...(row.only ? [onlyRule(row.folder, row.only, code)] : []),
    ...(row.never ? neverRules(row.folder, row.never, code) : []),
    ...(row.apart ? [apartRule(row.folder, row.apart, code)] : []),
  ];
}

/**
 * The table as rules of dependency-cruiser.
 * @param {Map<string, string>} files the file of each entry point
 */
export const rowRules = (files) => TABLE.flatMap((row) => rulesOf(row, files));
