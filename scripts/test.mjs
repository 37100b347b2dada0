// Installs, builds and runs all tests: unit, integration (real HTTP, real database server) and real browser.
import { fail } from './lib/fail.mjs';
import { prepare } from './lib/prepare.mjs';

try {
  await prepare();
  const { chooseTestBrowser } = await import('./lib/chromium.mjs');
  await chooseTestBrowser();
  const { runJest } = await import('./lib/checks/jest.mjs');
  const { passed, failed } = await runJest(process.argv.slice(2));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
