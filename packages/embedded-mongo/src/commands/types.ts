import type { Session } from '../authentication/session.js';
import type { Doc } from '../bson/types.js';
import type { Catalog } from '../storage/catalog.js';
import type { Variables } from '../expression/variables.js';
import type { Budget } from '../query/budget.js';
import type { Cursors } from './cursors.js';

/** How many connections there are now, and were in all. */
export interface ConnectionCount {
  readonly current: number;
  readonly totalCreated: number;
}

/** What every command works with. */
export interface CommandContext {
  readonly catalog: Catalog;
  readonly cursors: Cursors;
  readonly database: string;
  readonly command: Doc;
  readonly connectionId: number;
  /** What this connection may do. */
  readonly session: Session;
  readonly port: number;
  readonly startedAt: Date;
  connections(): ConnectionCount;
  /** Throughout a command this is one time, and `let` adds to it. */
  readonly now: Date;
  readonly variables: Variables;
  /** What this command may spend. */
  readonly budget: Budget;
}

/** A command: the fields that it understands (others are refused; "any" for names of the client's choice) and what it does. */
export interface Command {
  readonly fields: readonly string[] | 'any';
  run(context: CommandContext): Doc | Buffer | Promise<Doc | Buffer>;
}
