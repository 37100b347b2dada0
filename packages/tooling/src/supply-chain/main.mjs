// Checks the packages of the lock file: where they come from, their install scripts, and the licences of what runs in
// production. `--write` writes docs/licences.md first.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { licenceIssues } from './licences.mjs';
import { writeLicencesPage } from './licences-page.mjs';
import { installScriptIssues, originIssues } from './lock-issues.mjs';
import { readLock, thirdParty } from './lock.mjs';
import { productionPackages } from './production-packages.mjs';

const root = process.argv[2] ?? process.cwd();
const page = join(root, 'docs/licences.md');
const lock = readLock(root);
const { allowScripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

// Browsers get the packages of the remotes.
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const production = productionPackages(lock, ['services', 'shell', ...remotes]);

const text = await format(writeLicencesPage(production), {
  ...(await resolveConfig(page)),
  parser: 'markdown',
});
if (process.argv.includes('--write')) writeFileSync(page, text);

const issues = [
  ...originIssues(lock),
  ...installScriptIssues(lock, allowScripts),
  ...licenceIssues(production),
  ...(readFileSync(page, 'utf8') === text ? [] : ['docs/licences.md is out of date: npm run docs:licences']),
];
for (const issue of issues) console.error(issue);
console.log(
  `${thirdParty(lock).length} packages in the lock file, ${production.length} of them in production`,
);
process.exitCode = issues.length === 0 ? 0 : 1;
