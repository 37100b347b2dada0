import { OURS, TEST, allIn, escaped, testsIn, thirdParty, within, workspaceOf } from './paths.mjs';
import { FOR_TESTS, TABLE } from './table.mjs';

/** Imports by a package's name. The cruiser calls them aliased or, inside a workspace, leaves them undetermined. */
const BY_NAME = [{ dependencyTypesNot: ['local'] }, { dependencyTypes: ['aliased'] }];
const BY_PATH = { dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] };

const NODE = 'node:*';

/** The rows inside a row are more specific, so they alone apply to their files. */
const rowsInside = ({ folder }) =>
  TABLE.filter((other) => other.folder.startsWith(`${folder}/`)).map((other) => within(other.folder));

/** Entry points are exact: a name covers its file and no subpath. */
const entries = (names, files) =>
  names.flatMap((name) => [
    `^${escaped(name)}$`,
    ...(files.has(name) ? [`^${escaped(files.get(name))}$`] : []),
  ]);

const list = (names) => (names.length === 0 ? 'none' : names.join(', '));

/** @returns the rules about workspaces, for the code or the tests of a row */
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

const onlyRule = (row, from) => ({
  name: `${row.folder}: only`,
  comment: `Packages of others that it may import: ${list(row.only)}.`,
  from,
  to: {
    // A path that does not exist is the compiler's business.
    pathNot: [OURS, '^[.](?!.*node_modules/)', ...row.only.filter((name) => name !== NODE).map(thirdParty)],
    ...(row.only.includes(NODE) ? { dependencyTypesNot: ['core'] } : {}),
  },
});

function neverRules(row, from) {
  const name = `${row.folder}: never`;
  const comment = `It may not import ${list(row.never)}.`;
  const packages = row.never.filter((each) => each !== NODE).map(thirdParty);
  return [
    { name, comment, from, to: { path: packages } },
    ...(row.never.includes(NODE)
      ? [{ name: `${name}, Node`, comment, from, to: { dependencyTypes: ['core'] } }]
      : []),
  ];
}

const apartRule = (row, from) => ({
  name: `${row.folder}: apart`,
  comment: `It stays apart from ${list(row.apart)}.`,
  from,
  to: { path: row.apart.map(within) },
});

function rulesOf(row, files) {
  const inside = rowsInside(row);
  const code = { path: allIn(row.folder), pathNot: [...inside, TEST] };
  const tests = { path: testsIn(row.folder), ...(inside.length > 0 ? { pathNot: inside } : {}) };
  const forTests = [...row.ours, ...FOR_TESTS.all, ...(FOR_TESTS[workspaceOf(row.folder)] ?? [])];
  return [
    ...workspaceRules(row, 'code', code, row.ours, files),
    ...workspaceRules(row, 'tests', tests, forTests, files),
    ...(row.only ? [onlyRule(row, code)] : []),
    ...(row.never ? neverRules(row, code) : []),
    ...(row.apart ? [apartRule(row, code)] : []),
  ];
}

/**
 * The table as rules of dependency-cruiser.
 * @param {Map<string, string>} files the file of each entry point
 */
export const rowRules = (files) => TABLE.flatMap((row) => rulesOf(row, files));
