import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { createApp } from './create-app.js';
import { AdminsService } from '../auth/admins.service.js';
import { type Config, parseConfig } from '../config/config.js';
import { FAILED, refuseConfiguration, WRONG_USE } from './exit-codes.js';
import { explain } from './explain-error.js';
import { withRequestId } from '../common/request-context.js';

const STDERR = 2;
const USAGE =
  'usage: admin create --username NAME   (the password comes by standard input)\n       admin first';
const SECRET_BYTES = 32;

type Order = { command: 'create'; username: string } | { command: 'first' };

/** @returns what is asked for, or undefined for a command line that nobody understands */
function orderOf(args: readonly string[]): Order | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { username: { type: 'string' } },
      allowPositionals: true,
    });
    const [command, ...rest] = positionals;
    if (rest.length > 0) return undefined;
    if (command === 'create') return { command, username: values.username ?? '' };
    return command === 'first' && values.username === undefined ? { command } : undefined;
  } catch {
    return undefined;
  }
}

/** A command neither answers signed calls nor makes tokens: secrets that nobody gave need not be the site's. */
function secretsOfNobody(): Record<string, string> {
  const secret = () => randomBytes(SECRET_BYTES).toString('base64url');
  return { API_KEYS: `command:${secret()}`, JWT_SECRET: secret() };
}

async function obey(
  order: Order,
  admins: AdminsService,
  readPassword: () => Promise<string>,
): Promise<string> {
  if (order.command === 'first') return JSON.stringify((await admins.makeFirst()) ?? {});
  const password = (await readPassword()).replace(/\r?\n$/, '');
  const outcome = await admins.make({ username: order.username, password });
  return outcome === 'created'
    ? `admin ${order.username}: created`
    : `admin ${order.username}: existed already, is an admin now and has the new password`;
}

async function withAdmins(config: Config, work: (admins: AdminsService) => Promise<string>): Promise<string> {
  // Standard output is for what the command says, which programs read.
  const log = pino({ level: config.logLevel, base: null }, pino.destination({ dest: STDERR, sync: true }));
  const app = await createApp({ ...config, services: new Set(['auth']) }, { log });
  try {
    return await withRequestId('admin', () => work(app.nest.get(AdminsService, { strict: false })));
  } finally {
    await app.close();
  }
}

/**
 * Makes admins, on the machine.
 * - `create --username NAME`: an admin with the password of standard input, so that it stands in no list of processes
 * - `first`: an admin with a generated password where the database has none; says who as JSON, or `{}`
 * @param readPassword standard input to its end
 * @returns the exit code
 */
export async function runAdmin(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
  readPassword: () => Promise<string>,
): Promise<number> {
  const order = orderOf(args);
  if (order === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return WRONG_USE;
  }
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = parseConfig({ LOG_LEVEL: 'error', ...secretsOfNobody(), ...given, SERVICES: 'auth' });
  if (!parsed.ok) return refuseConfiguration(parsed.faults);
  try {
    const said = await withAdmins(parsed.config, (admins) => obey(order, admins, readPassword));
    process.stdout.write(`${said}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    return FAILED;
  }
}
