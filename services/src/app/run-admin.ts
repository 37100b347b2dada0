import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { createApp } from './create-app.js';
import { AdminsService } from '../auth/admins.service.js';
import { type Config, parseConfig } from '../config/config.js';
import { FAILED, reportInvalidConfiguration, USAGE_ERROR } from './exit-codes.js';
import { explainError } from './explain-error.js';
import { withRequestId } from '../common/request-context.js';

const STDERR = 2;
const USAGE =
  'usage: admin create --username NAME [--role ROLE]   (the password comes by standard input)\n       admin first [--username NAME]';
const SECRET_BYTES = 32;

type Command =
  { name: 'create'; username: string; role: string } | { name: 'first'; username: string | undefined };

/** @returns the command, or undefined when the command line is not valid */
function parseCommand(args: readonly string[]): Command | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { username: { type: 'string' }, role: { type: 'string' } },
      allowPositionals: true,
    });
    const [name, ...rest] = positionals;
    if (rest.length > 0) return undefined;
    if (name === 'create') return { name, username: values.username ?? '', role: values.role ?? 'admin' };
    return name === 'first' && values.role === undefined ? { name, username: values.username } : undefined;
  } catch {
    return undefined;
  }
}

/** The configuration requires these secrets. A command neither checks signatures nor creates tokens, so any value works. */
function throwawaySecrets(): Record<string, string> {
  const secret = () => randomBytes(SECRET_BYTES).toString('base64url');
  return { API_KEYS: `command:${secret()}`, JWT_SECRET: secret() };
}

async function execute(
  command: Command,
  admins: AdminsService,
  readPassword: () => Promise<string>,
): Promise<string> {
  if (command.name === 'first') return JSON.stringify((await admins.createFirst(command.username)) ?? {});
  const password = (await readPassword()).replace(/\r?\n$/, '');
  const { username, role } = command;
  const outcome = await admins.create({ username, password, role });
  return outcome === 'created'
    ? `${role} ${username}: created`
    : `${role} ${username}: existed already, has the role ${role} now and the new password`;
}

async function withAdmins(config: Config, work: (admins: AdminsService) => Promise<string>): Promise<string> {
  // Programs read standard output: the log goes to standard error.
  const log = pino({ level: config.logLevel, base: null }, pino.destination({ dest: STDERR, sync: true }));
  const app = await createApp({ ...config, services: new Set(['auth']) }, { log });
  try {
    return await withRequestId('admin', () => work(app.nest.get(AdminsService, { strict: false })));
  } finally {
    await app.close();
  }
}

/**
 * The command that creates accounts of staff.
 * - `create --username NAME [--role ROLE]`: creates an account with this role, by default an admin. The password comes from standard input, so that no process list shows it.
 * - `first`: creates an admin with this or a generated name and a generated password if the database has no admin. Prints the account as JSON, or `{}`.
 * @param readPassword reads standard input to its end
 * @returns the exit code
 */
export async function runAdmin(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
  readPassword: () => Promise<string>,
): Promise<number> {
  const command = parseCommand(args);
  if (command === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return USAGE_ERROR;
  }
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = parseConfig({ LOG_LEVEL: 'error', ...throwawaySecrets(), ...given, SERVICES: 'auth' });
  if (!parsed.ok) return reportInvalidConfiguration(parsed.issues);
  try {
    const output = await withAdmins(parsed.config, (admins) => execute(command, admins, readPassword));
    process.stdout.write(`${output}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    return FAILED;
  }
}
