import type { Session } from '../authentication/session.js';
import { encode } from '../bson/encode.js';
import { ERROR_CODES, errorReply, fail, MongoError, unsupported } from '../errors.js';
import { checkDatabaseName, type Catalog } from '../storage/catalog.js';
import type { Request } from '../wire/message.js';
import { ADMIN_COMMANDS } from './admin.js';
import { AGGREGATE_COMMANDS } from './aggregate.js';
import { AUTHENTICATION_COMMANDS } from './authentication.js';
import type { Cursors } from './cursors.js';
import { EXPLAIN_COMMANDS } from './explain.js';
import { FIND_AND_MODIFY_COMMANDS } from './find-and-modify.js';
import { HANDSHAKE_COMMANDS } from './handshake.js';
import { budgetOf, checkFields, letVariables } from './options.js';
import { READ_COMMANDS } from './read.js';
import { STATISTICS_COMMANDS } from './statistics.js';
import type { Command, ConnectionCount } from './types.js';
import { WRITE_COMMANDS } from './write.js';

const COMMANDS = new Map<string, Command>(
  [
    HANDSHAKE_COMMANDS,
    AUTHENTICATION_COMMANDS,
    READ_COMMANDS,
    WRITE_COMMANDS,
    FIND_AND_MODIFY_COMMANDS,
    ADMIN_COMMANDS,
    AGGREGATE_COMMANDS,
    EXPLAIN_COMMANDS,
    STATISTICS_COMMANDS,
  ].flatMap((group) => Object.entries(group)),
);

/** Commands that MongoDB has, that clients try, and that this server refuses by name. */
const REFUSED = new Set(
  `abortTransaction analyze appendOplogNote applyOps autoCompact bulkWrite changePrimary cleanupOrphaned cloneCollectionAsCapped
  collMod commitTransaction compact connPoolStats convertToCapped createRole createUser currentOp dataSize dbHash
  dropAllRolesFromDatabase dropAllUsersFromDatabase dropConnections dropRole dropUser enableSharding
  filemd5 flushRouterConfig fsync fsyncUnlock getClusterParameter getDefaultRWConcern getQueryableEncryptionCountInfo
  grantPrivilegesToRole grantRolesToRole grantRolesToUser invalidateUserCache killAllSessions
  killAllSessionsByPattern killOp listCommands listShards lockInfo logApplicationMessage logRotate mapReduce
  planCacheClear planCacheClearFilters planCacheListFilters planCacheSetFilter reIndex renameCollection replSetInitiate
  replSetReconfig replSetStepDown revokePrivilegesFromRole revokeRolesFromRole revokeRolesFromUser rolesInfo
  rotateCertificates setClusterParameter setDefaultRWConcern setFeatureCompatibilityVersion
  setIndexCommitQuorum setParameter setProfilingFilterGlobally setUserWriteBlockMode shutdown startSession top updateRole
  updateUser validate validateDBMetadata`.split(/\s+/),
);

/** What a connection may ask for before it has proved that it knows the password. */
const BEFORE_AUTHENTICATION = new Set([
  'hello',
  'isMaster',
  'ismaster',
  'ping',
  ...Object.keys(AUTHENTICATION_COMMANDS),
]);

/** What stays the same for all commands of a server. */
export interface ServerState {
  readonly catalog: Catalog;
  readonly cursors: Cursors;
  readonly port: number;
  readonly startedAt: Date;
  /** Lines for the operator that were printed. */
  readonly warned: Set<string>;
  connections(): ConnectionCount;
}

/** The connection that a command came over. */
export interface Connection {
  readonly id: number;
  readonly session: Session;
}

async function run(state: ServerState, request: Request, connection: Connection): Promise<Buffer> {
  const { command } = request;
  const { id: connectionId, session } = connection;
  const [name = ''] = Object.keys(command);
  if (!session.mayDoEverything && !BEFORE_AUTHENTICATION.has(name))
    throw fail('Unauthorized', `Command ${name} requires authentication`);
  const known = COMMANDS.get(name);
  if (!known)
    throw REFUSED.has(name)
      ? unsupported(`the command ${name}`)
      : fail('CommandNotFound', `no such command: '${name}'`);
  const database = checkDatabaseName(command['$db']);
  checkFields(command, name, known.fields);
  const now = new Date();
  const budget = budgetOf(command);
  const variables = letVariables(command, now, budget);
  const context = { ...state, command, database, connectionId, session, now, variables, budget };
  const reply = await known.run(context);
  return Buffer.isBuffer(reply) ? reply : encode(reply);
}

const OPERATOR_CODES = new Set<number>([ERROR_CODES.DataCorruptionDetected, ERROR_CODES.OutOfDiskSpace]);
/** Most different lines of `warnOperator`: a damaged file can have many damaged keys. */
const MAX_WARNINGS = 1_000;

/** Prints an error that the operator must know of, once. */
function warnOperator({ warned }: ServerState, error: unknown): void {
  if (!(error instanceof MongoError) || !OPERATOR_CODES.has(error.code)) return;
  if (warned.has(error.message) || warned.size >= MAX_WARNINGS) return;
  warned.add(error.message);
  process.stderr.write(`embedded-mongo: ${error.message}\n`);
}

/** Answers one command. Never throws: what goes wrong is the answer. */
export async function dispatch(
  state: ServerState,
  request: Request,
  connection: Connection,
): Promise<Buffer> {
  try {
    return await run(state, request, connection);
  } catch (error) {
    warnOperator(state, error);
    return encode(errorReply(error));
  }
}
