// Checks the messages of the commits since the one that added commitlint.config.mjs, which has the rules.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { run } from '../run.mjs';

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const [added] = git('log', '--diff-filter=A', '--format=%H', '--', 'commitlint.config.mjs')
  .split('\n')
  .slice(-1);
if (!added) console.log('not checked: this clone does not contain the commit that added the rule');
else {
  const count = Number(git('rev-list', '--count', `${added}..HEAD`));
  const commitlint = join(ROOT, 'node_modules/@commitlint/cli/cli.js');
  const { code, output } = await run(process.execPath, [commitlint, '--from', added, '--to', 'HEAD'], {
    cwd: ROOT,
  });
  if (code !== 0) console.error(output.trim());
  console.log(`${count} commit messages checked`);
  process.exitCode = code === 0 ? 0 : 1;
}
