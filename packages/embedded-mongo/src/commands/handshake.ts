import { hostname } from 'node:os';
import { Double } from 'bson';
import { MAX_CONNECTIONS, MAX_DOCUMENT_BYTES, MAX_MESSAGE_BYTES, MAX_WRITE_BATCH } from '../limits.js';
import { MECHANISM, USER_DATABASE, USER_NAME } from '../authentication/session.js';
import { docOption } from './options.js';
import type { Command, CommandContext } from './types.js';
import { fail, MongoError, unsupported } from '../errors.js';
import { wholeNumber } from '../bson/numbers.js';
import type { Doc } from '../bson/types.js';

/** The version as which this server poses, and its wire protocol. */
const VERSION = [8, 0, 0, 0];
const MAX_WIRE_VERSION = 25;
const SESSION_MINUTES = 30;

function hello({ connectionId, now }: CommandContext, legacy: boolean): Doc {
  return {
    helloOk: true,
    ...(legacy ? { ismaster: true } : { isWritablePrimary: true }),
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_WRITE_BATCH,
    localTime: now,
    logicalSessionTimeoutMinutes: SESSION_MINUTES,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: MAX_WIRE_VERSION,
    readOnly: false,
    ok: 1,
  };
}

const HELLO_FIELDS = [
  'helloOk',
  'client',
  'compression',
  'hostInfo',
  'loadBalanced',
  'saslSupportedMechs',
  'speculativeAuthenticate',
  'topologyVersion',
  'maxAwaitTimeMS',
  '$readPreference',
  'backpressure',
];

/** The same for every name, so that the response does not reveal existing users. */
function mechanisms({ command, session }: CommandContext): Doc {
  if (command['saslSupportedMechs'] === undefined) return {};
  return { saslSupportedMechs: session.hasUser ? [MECHANISM] : [] };
}

/** A first message of an exchange inside a hello saves a round trip. One that leads nowhere is left out, as in MongoDB. */
function speculativeAuthentication({ command, session }: CommandContext): Doc {
  const start = docOption(command, 'speculativeAuthenticate');
  if (command['speculativeAuthenticate'] === undefined) return {};
  try {
    return { speculativeAuthenticate: session.start(start, String(start['db'])) };
  } catch (error) {
    if (error instanceof MongoError) return {};
    throw error;
  }
}

function helloCommand(legacy: boolean): Command {
  return {
    fields: HELLO_FIELDS,
    run: (context) => ({
      ...hello(context, legacy),
      ...mechanisms(context),
      ...speculativeAuthentication(context),
    }),
  };
}

const buildInfo: Command = {
  fields: [],
  run: () => ({
    version: VERSION.slice(0, 3).join('.'),
    gitVersion: 'embedded-mongo',
    modules: ['embedded-mongo'],
    versionArray: VERSION,
    javascriptEngine: 'none',
    bits: 64,
    debug: false,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    storageEngines: ['embedded-mongo'],
    ok: 1,
  }),
};

const PARAMETERS: Doc = { featureCompatibilityVersion: { version: '8.0' } };

const getParameter: Command = {
  fields: 'any',
  run: ({ command }) => {
    const all = command['getParameter'] === '*' || command['allParameters'] === true;
    const found = Object.entries(PARAMETERS).filter(([name]) => all || command[name] !== undefined);
    if (found.length === 0) throw fail('InvalidOptions', 'no option found to get');
    return { ...Object.fromEntries(found), ok: 1 };
  },
};

/** What shells show when they connect. */
const WARNING =
  'embedded-mongo is not MongoDB: it is for development and demos, and listens on this machine alone.';
const OPEN_WARNING = `${WARNING} It asks for no password: every program on this machine can read and change the data.`;

/** @param asksForPassword whether the server was started with a password */
export const warningFor = (asksForPassword: boolean): string => (asksForPassword ? WARNING : OPEN_WARNING);

const USER = { user: USER_NAME, db: USER_DATABASE };
const ROLES = [{ role: 'root', db: 'admin' }];
const USER_DESCRIPTION = {
  _id: `${USER_DATABASE}.${USER_NAME}`,
  ...USER,
  roles: ROLES,
  mechanisms: [MECHANISM],
};

const getLog: Command = {
  fields: [],
  run: ({ command, startedAt, session }) => {
    const name = command['getLog'];
    if (name === '*') return { names: ['global', 'startupWarnings'], ok: 1 };
    if (name !== 'global' && name !== 'startupWarnings')
      throw fail('OperationFailed', `No log named '${String(name)}'`);
    const line = {
      t: { $date: startedAt.toISOString() },
      s: 'W',
      c: 'CONTROL',
      id: 1,
      ctx: 'startup',
      msg: warningFor(session.hasUser),
      tags: ['startupWarnings'],
    };
    return { totalLinesWritten: 1, log: [JSON.stringify(line)], ok: 1 };
  },
};

const profile: Command = {
  fields: ['slowms', 'sampleRate', 'filter'],
  run: ({ command }) => {
    if (wholeNumber(command['profile']) !== -1 && wholeNumber(command['profile']) !== 0)
      throw unsupported('profiling');
    return { was: 0, slowms: 100, sampleRate: 1, ok: 1 };
  },
};

const notReplicated: Command = {
  fields: ['initialSync', 'commitmentStatus'],
  run: () => {
    throw fail('NoReplicationEnabled', 'not running with --replSet');
  },
};

const serverStatus: Command = {
  fields: 'any',
  run: ({ now, startedAt, connections, cursors }) => {
    const { current, totalCreated } = connections();
    return {
      host: hostname(),
      version: VERSION.slice(0, 3).join('.'),
      process: 'embedded-mongo',
      pid: process.pid,
      uptime: new Double((now.getTime() - startedAt.getTime()) / 1000),
      localTime: now,
      connections: { current, available: MAX_CONNECTIONS - current, totalCreated },
      mem: { bits: 64, resident: Math.round(process.memoryUsage.rss() / 2 ** 20), supported: true },
      metrics: { cursor: { open: { total: cursors.size } } },
      storageEngine: { name: 'embedded-mongo', persistent: true, readOnly: false },
      ok: 1,
    };
  },
};

const ok: Command = { fields: [], run: () => ({ ok: 1 }) };

/** The commands with which clients make themselves known and ask what they talk to. */
export const HANDSHAKE_COMMANDS: Readonly<Record<string, Command>> = {
  hello: helloCommand(false),
  isMaster: helloCommand(true),
  ismaster: helloCommand(true),
  ping: ok,
  endSessions: ok,
  refreshSessions: ok,
  killSessions: ok,
  buildInfo,
  buildinfo: buildInfo,
  getParameter,
  connectionStatus: {
    fields: ['showPrivileges'],
    run: ({ session }) => ({
      authInfo: {
        authenticatedUsers: session.isAuthenticated ? [USER] : [],
        authenticatedUserRoles: session.isAuthenticated ? ROLES : [],
        authenticatedUserPrivileges: [],
      },
      ok: 1,
    }),
  },
  getCmdLineOpts: { fields: [], run: () => ({ argv: ['embedded-mongo'], parsed: {}, ok: 1 }) },
  hostInfo: {
    fields: [],
    run: ({ now }) => ({ system: { currentTime: now, hostname: hostname(), cpuAddrSize: 64 }, ok: 1 }),
  },
  serverStatus,
  getLog,
  profile,
  replSetGetStatus: notReplicated,
  replSetGetConfig: notReplicated,
  usersInfo: {
    fields: [
      'showCredentials',
      'showCustomData',
      'showPrivileges',
      'filter',
      'showAuthenticationRestrictions',
    ],
    run: ({ session, database }) => ({
      users: session.hasUser && database === USER_DATABASE ? [USER_DESCRIPTION] : [],
      ok: 1,
    }),
  },
  whatsmyuri: { fields: [], run: ({ port }) => ({ you: `127.0.0.1:${port}`, ok: 1 }) },
};
