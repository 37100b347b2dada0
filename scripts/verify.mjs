// Checks the repository: format, lint, types, imports, language, commits, unused code, sizes.
// `npm run verify -- lint types` runs just those.
import { CHECKS } from './lib/checks/checks.mjs';
import { fail } from './lib/fail.mjs';
import { prepare } from './lib/prepare.mjs';
import { runChecks } from './lib/checks/run-checks.mjs';

const names = process.argv.slice(2);
const known = CHECKS.map(({ name }) => name);
const checks = names.length === 0 ? CHECKS : CHECKS.filter(({ name }) => names.includes(name));

try {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`no check is called ${unknown.join(', ')}; there are ${known.join(', ')}`);
  await prepare({ build: checks.some(({ needsBuild }) => needsBuild) });
  const failed = await runChecks(checks);
  console.log(
    failed.length === 0
      ? `verify: all ${checks.length} checks passed`
      : `verify: ${failed.length} of ${checks.length} checks failed: ${failed.join(', ')}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
