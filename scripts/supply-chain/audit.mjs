// Asks the registry for advisories about production packages. Exit codes: 1 for a high or critical one, 69 without an answer.
import { describeAudit } from '../../packages/tooling/src/supply-chain/audit.mjs';
import { fail } from '../lib/fail.mjs';
import { ROOT } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';

try {
  const { output } = await run('npm', ['audit', '--json', '--omit=dev'], {
    cwd: ROOT,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { lines, exitCode } = describeAudit(output);
  for (const line of lines) console.log(line);
  process.exitCode = exitCode;
} catch (error) {
  fail(error);
}
