import { EXCEPTIONS, licenceOf } from './licences.mjs';

const INTRODUCTION = `# Licences

Third-party packages that run in production: in services, edge and gate, and in the browsers of visitors. \`npm run verify -- packages\` refuses a
licence that \`packages/tooling/src/supply-chain/licences.mjs\` does not allow. The page is generated from the lock file: \`npm run docs:licences\`.`;

/** @param {string[]} head @param {readonly string[][]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * docs/licences.md, before it is formatted.
 * @param {readonly import('./production-packages.mjs').Package[]} packages
 */
export function writeLicencesPage(packages) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const one of packages) counts.set(licenceOf(one), (counts.get(licenceOf(one)) ?? 0) + 1);
  const rows = packages.map((one) => [one.name, one.entry.version ?? '', licenceOf(one)]);
  return [
    INTRODUCTION,
    table(
      ['licence', 'packages'],
      [...counts]
        .toSorted(([a, first], [b, second]) => second - first || a.localeCompare(b, 'en'))
        .map(([licence, count]) => [licence, String(count)]),
    ),
    '## Exceptions',
    table(
      ['package', 'licence', 'why it may stay'],
      Object.entries(EXCEPTIONS).map(([name, { licence, reason }]) => [name, licence, reason]),
    ),
    '## Packages',
    table(
      ['package', 'version', 'licence'],
      // Two places of the lock file may hold the same version.
      [...new Map(rows.map((row) => [row.join(' '), row])).values()],
    ),
  ].join('\n\n');
}
