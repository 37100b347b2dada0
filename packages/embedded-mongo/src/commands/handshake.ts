import { hostname } from 'node:os';
import { Double } from 'bson';
import { MAX_CONNECTIONS, MAX_DOCUMENT_BYTES, MAX_MESSAGE_BYTES, MAX_WRITE_BATCH } from '../limits.js';
import type { Command, CommandContext } from './types.js';
import { fail, unsupported } from '../errors.js';
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

function checkHello(context: CommandContext): void {
  if (
    context.command['speculativeAuthenticate'] !== undefined ||
    context.command['saslSupportedMechs'] !== undefined
  ) {
    throw fail('CommandNotSupported', 'embedded-mongo has no users: connect without a user name');
  }
}

function helloCommand(legacy: boolean): Command {
  return {
    fields: HELLO_FIELDS,
    run: (context) => {
      checkHello(context);
      return hello(context, legacy);
    },
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
export const WARNING =
  'embedded-mongo is not MongoDB: it is for development and demos, listens on this machine alone and has no users.';

const getLog: Command = {
  fields: [],
  run: ({ command, startedAt }) => {
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
      msg: WARNING,
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
    run: () => ({
      authInfo: { authenticatedUsers: [], authenticatedUserRoles: [], authenticatedUserPrivileges: [] },
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
    run: () => ({ users: [], ok: 1 }),
  },
  whatsmyuri: { fields: [], run: ({ port }) => ({ you: `127.0.0.1:${port}`, ok: 1 }) },
};
