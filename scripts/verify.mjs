// Checks the repository: format, lint, types, imports, language, commits, unused code, sizes.
// `npm run verify -- lint types` runs just those. `npm run verify -- --only mfe-blog` checks one workspace.
import { chooseChecks } from './lib/checks/choose-checks.mjs';
import { fail } from './lib/fail.mjs';
import { prepare } from './lib/prepare.mjs';
import { runChecks } from './lib/checks/run-checks.mjs';

try {
  const checks = chooseChecks(process.argv.slice(2));
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
