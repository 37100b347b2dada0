import type { Doc } from '../bson/types.js';
import type { Variables } from '../expression/variables.js';
import type { Budget } from '../query/budget.js';
import type { Pause } from '../query/pause.js';
import type { Catalog } from '../storage/catalog.js';

/** What the stages of one pipeline work with. */
export interface PipelineContext {
  readonly catalog: Catalog;
  readonly database: string;
  readonly variables: Variables;
  readonly budget: Budget;
}

/** A stream of documents, with pauses in between. */
export type Documents = Iterable<Doc | Pause>;

/** A compiled stage: turns a stream of documents into another, and hands pauses on. */
export type Stage = (input: Documents) => Documents;

/** Reads the specification of a stage. */
export type StageCompiler = (specification: unknown, context: PipelineContext) => Stage;
