import type { Doc } from '../bson/types.js';
import type { Catalog } from '../storage/catalog.js';
import type { Variables } from '../expression/variables.js';
import type { Cursors } from './cursors.js';

/** What every command works with. */
export interface CommandContext {
  readonly catalog: Catalog;
  readonly cursors: Cursors;
  readonly database: string;
  readonly command: Doc;
  readonly connectionId: number;
  readonly port: number;
  readonly startedAt: Date;
  /** Throughout a command this is one time, and `let` adds to it. */
  readonly now: Date;
  readonly variables: Variables;
}

/** A command: the fields that it understands (others are refused) and what it does. */
export interface Command {
  readonly fields: readonly string[];
  run(context: CommandContext): Doc | Buffer | Promise<Doc | Buffer>;
}
