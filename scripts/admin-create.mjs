// Creates an admin, on a running or stopped site. It can import only Node modules before the dependencies are
// installed.
import { parseArgs } from 'node:util';
import { fail } from './lib/fail.mjs';
import { prepare } from './lib/prepare.mjs';

const USAGE = 'usage: npm run admin:create -- --username NAME [--password PASSWORD]';

/** @throws MB-5002 for an unknown or missing option */
function readOptions() {
  const options = { username: { type: 'string' }, password: { type: 'string' } };
  try {
    const { values } = parseArgs({ options });
    if (!values.username) throw new Error('--username is needed');
    return values;
  } catch (error) {
    throw new Error(`MB-5002 ${error.message}\n${USAGE}`, { cause: error });
  }
}

try {
  const { username, password } = readOptions();
  await prepare();
  const { readPassword } = await import('./lib/site/read-password.mjs');
  const { readConfiguration } = await import('./lib/configuration.mjs');
  const { createAdmin } = await import('./lib/site/admin.mjs');
  const given = password || process.env.ADMIN_PASSWORD || (await readPassword());
  console.log(await createAdmin(readConfiguration(process.env), process.env, { username, password: given }));
} catch (error) {
  fail(error);
}
