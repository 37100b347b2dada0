// Creates an admin or another account of staff, on a running or stopped site. It can import only Node modules before the dependencies are
// installed.
import { parseArgs } from 'node:util';
import { fail, messageOf } from './lib/fail.mjs';
import { prepare } from './lib/prepare.mjs';

const USAGE = 'usage: npm run admin:create -- --username NAME [--role ROLE] [--password PASSWORD]';

/** @throws MB-5002 for an unknown or missing option */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: { username: { type: 'string' }, password: { type: 'string' }, role: { type: 'string' } },
    });
    const { username, password, role } = values;
    if (!username) throw new Error('--username is needed');
    return { username, password, role };
  } catch (error) {
    throw new Error(`MB-5002 ${messageOf(error)}\n${USAGE}`, { cause: error });
  }
}

try {
  const { username, password, role } = readOptions();
  await prepare();
  const { readPassword } = await import('./lib/site/read-password.mjs');
  const { readConfiguration } = await import('./lib/configuration.mjs');
  const { createAdmin } = await import('./lib/site/admin.mjs');
  const given = password || process.env.ADMIN_PASSWORD || (await readPassword());
  const account = { username, password: given, role };
  console.log(await createAdmin(readConfiguration(process.env), process.env, account));
} catch (error) {
  fail(error);
}
