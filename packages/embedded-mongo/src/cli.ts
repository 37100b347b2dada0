import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { warningFor } from './commands/handshake.js';
import { armFailpoints } from './failpoints.js';
import { PARENT_CHECK_MS } from './limits.js';
import { MAINTENANCE, runMaintenance } from './maintenance/command.js';
import { startEmbeddedMongo, type EmbeddedMongo } from './server.js';
import { systemErrorCode } from './system-error.js';

const USAGE = `embedded-mongo: a server that speaks MongoDB's protocol, for development and demos. Not for production.

  --data DIR          folder of the data (required)
  --port N            port; 0 for one that the system chooses (default 0)
  --host ADDRESS      loopback address (default 127.0.0.1)
  --port-file FILE    write the port into this file once ready; removed at the end
  --parent-pid PID    end when that process is gone
  --exit-on-stdin-end end when standard input is closed
  --ignore-sigint     leave Ctrl-C to the parent
  --allow-production  run although NODE_ENV is production
  --no-password       serve every program on this machine
  --help              show this text

  embedded-mongo check --data DIR             read all data of a stopped server; 1 when something is damaged
  embedded-mongo backup --data DIR BACKUP     copy the data into the new folder BACKUP; with --running while the server runs
  embedded-mongo restore --data DIR BACKUP    put a backup in the place of the data of a stopped server

EMBEDDED_MONGO_PASSWORD is the password of the user "root". Clients connect with
mongodb://root:PASSWORD@127.0.0.1:PORT/?authSource=admin. Without it, --no-password is needed.
`;

interface Settings {
  readonly data: string;
  readonly port: number;
  readonly host: string | undefined;
  readonly portFile: string | undefined;
  readonly parentPid: number | undefined;
  readonly exitOnStdinEnd: boolean;
  readonly ignoreSigint: boolean;
  readonly allowProduction: boolean;
  readonly password: string | undefined;
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > most)
    throw new Error(`${name} must be a whole number, not ${text}`);
  return number;
}

/** By the environment and not by the command line, which every user of the machine can read. */
function readPassword(noPassword: boolean): string | undefined {
  const password = process.env['EMBEDDED_MONGO_PASSWORD'] || undefined;
  if (noPassword && password !== undefined)
    throw new Error('--no-password contradicts EMBEDDED_MONGO_PASSWORD: leave one of them out');
  if (!noPassword && password === undefined)
    throw new Error(
      'a password is needed: set EMBEDDED_MONGO_PASSWORD, or let every program on this machine in with --no-password',
    );
  return password;
}

/** Reads the command line. @returns undefined when help was requested */
function readSettings(args: string[]): Settings | undefined {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string' },
      port: { type: 'string', default: '0' },
      host: { type: 'string' },
      'port-file': { type: 'string' },
      'parent-pid': { type: 'string' },
      'exit-on-stdin-end': { type: 'boolean', default: false },
      'ignore-sigint': { type: 'boolean', default: false },
      'allow-production': { type: 'boolean', default: false },
      'no-password': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  if (!values.data) throw new Error('--data is needed: the folder of the data');
  const parent = values['parent-pid'];
  return {
    data: values.data,
    port: wholeNumber('--port', values.port, 65_535),
    host: values.host,
    portFile: values['port-file'],
    parentPid:
      parent === undefined ? undefined : wholeNumber('--parent-pid', parent, Number.MAX_SAFE_INTEGER),
    exitOnStdinEnd: values['exit-on-stdin-end'],
    ignoreSigint: values['ignore-sigint'],
    allowProduction: values['allow-production'],
    password: readPassword(values['no-password']),
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}

/** Written to another name and renamed, so that a waiting reader never sees half of it. */
function writePortFile(file: string, port: number): void {
  writeFileSync(`${file}.new`, `${port}\n`);
  renameSync(`${file}.new`, file);
}

function removePortFile(file: string, port: number): void {
  try {
    if (readFileSync(file, 'utf8').trim() === String(port)) rmSync(file);
  } catch {
    // It is gone already.
  }
}

/** Ends the server once, whatever asks for it first. */
function endOn(server: EmbeddedMongo, settings: Settings): void {
  const { portFile, parentPid } = settings;
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    if (portFile) removePortFile(portFile, server.port);
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`embedded-mongo could not close: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', settings.ignoreSigint ? () => undefined : end);
  if (parentPid !== undefined) setInterval(() => isAlive(parentPid) || end(), PARENT_CHECK_MS).unref();
  if (settings.exitOnStdinEnd) process.stdin.resume().on('end', end).on('close', end).on('error', end);
}

/**
 * lmdb-js rejects internal promises when a commit fails, and no code can handle them. The store has the failure already and refuses
 * writes, so the process can go on with reads.
 */
function survivesRejection(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  return 'commitError' in reason || /[\\/]lmdb[\\/]write\.js/.test(reason.stack ?? '');
}

/** Runs the server until a signal ends it. */
export async function main(args: string[]): Promise<void> {
  try {
    if (MAINTENANCE.some((name) => name === args[0])) {
      process.exitCode = await runMaintenance(args, (line) => process.stdout.write(`${line}\n`));
      return;
    }
    const settings = readSettings(args);
    if (!settings) {
      process.stdout.write(USAGE);
      return;
    }
    const { data, port, host, allowProduction, portFile, password } = settings;
    armFailpoints(process.env['FAILPOINTS'], process.env['NODE_ENV']);
    process.on('unhandledRejection', (reason) => {
      if (!survivesRejection(reason)) throw reason;
    });
    process.stderr.write(`${warningFor(password !== undefined)}\n`);
    const server = await startEmbeddedMongo({
      dataDir: data,
      port,
      allowProduction,
      ...(host && { host }),
      ...(password !== undefined && { password }),
    });
    endOn(server, settings);
    if (portFile) writePortFile(portFile, server.port);
    process.stdout.write(`embedded-mongo ready ${server.uri}\n`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // `npm start` looks for lines that begin with a number.
    process.stderr.write(/^MB-\d{4} /.test(message) ? `${message}\n` : `embedded-mongo: ${message}\n`);
    process.exitCode = 1;
  }
}
