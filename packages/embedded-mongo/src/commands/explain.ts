import { splitPipeline } from '../aggregate/split.js';
import { compileStages } from '../aggregate/stages.js';
import { wholeNumber } from '../bson/numbers.js';
import { isDoc, type Doc } from '../bson/types.js';
import { fail, unsupported } from '../errors.js';
import { explainQuery, type Explained } from '../query/plan/explain.js';
import type { Query } from '../query/find.js';
import { FilterParser } from '../query/parse.js';
import { parseSort } from '../query/sort-spec.js';
import { FIND_AND_MODIFY_COMMANDS } from './find-and-modify.js';
import { arrayOption, budgetOf, checkFields, collectionName, docOption, flag } from './options.js';
import { parseQuery, READ_COMMANDS } from './read.js';
import type { Command, CommandContext } from './types.js';
import { WRITE_COMMANDS } from './write.js';

const SERVER = { version: '8.0.0', gitVersion: 'embedded-mongo' };

/** A command that can be explained: the query in it, and the stage that works on what the query finds. */
interface Explainable {
  readonly stage?: string;
  query(context: CommandContext): Query;
}

function statementQuery(
  context: CommandContext,
  statement: Doc,
  filter: string,
  limit: number | undefined,
): Query {
  return {
    filter: new FilterParser(context.variables).parse(docOption(statement, filter)),
    sort: parseSort(statement['sort']),
    limit,
    skip: 0,
    hint: statement['hint'],
  };
}

function singleStatement(command: Doc, name: string): Doc {
  const [statement, ...others] = arrayOption(command, name);
  if (!isDoc(statement) || others.length > 0)
    throw fail('InvalidLength', 'explained write batches must be of size 1');
  return statement;
}

const EXPLAINABLE: Readonly<Record<string, Explainable>> = {
  find: { query: (context) => parseQuery(context, 'filter') },
  count: { stage: 'COUNT', query: (context) => parseQuery(context, 'query') },
  distinct: { stage: 'DISTINCT', query: (context) => parseQuery(context, 'query') },
  update: {
    stage: 'UPDATE',
    query: (context) => {
      const statement = singleStatement(context.command, 'updates');
      return statementQuery(context, statement, 'q', flag(statement, 'multi') ? undefined : 1);
    },
  },
  delete: {
    stage: 'DELETE',
    query: (context) => {
      const statement = singleStatement(context.command, 'deletes');
      return statementQuery(context, statement, 'q', wholeNumber(statement['limit']) === 0 ? undefined : 1);
    },
  },
  findAndModify: {
    stage: 'UPDATE',
    query: (context) => statementQuery(context, context.command, 'query', 1),
  },
};

const FIELDS = { ...READ_COMMANDS, ...WRITE_COMMANDS, ...FIND_AND_MODIFY_COMMANDS };
/** The fields of the aggregate command. */
export const AGGREGATE_FIELDS = ['pipeline', 'explain', 'allowDiskUse', 'cursor', 'hint'];

function explained(context: CommandContext, name: string, query: Query, stage?: string): Explained {
  const namespace = `${context.database}.${collectionName(context.command, name)}`;
  return { namespace, collection: context.catalog.find(namespace), query, ...(stage && { stage }) };
}

/** The head of a pipeline is a query and explained as one; the stages after it are shown as they were sent. */
export async function explainAggregate(context: CommandContext, executes: boolean): Promise<Doc> {
  const { command, catalog, budget } = context;
  const { query, rest } = splitPipeline(arrayOption(command, 'pipeline'), context, command['hint']);
  compileStages(rest, context);
  const what = explained(context, 'aggregate', query);
  const head = await explainQuery(catalog.store, what, budget, executes);
  const shown = rest.length === 0 ? head : { explainVersion: '1', stages: [{ $cursor: head }, ...rest] };
  return { ...shown, command, serverInfo: SERVER, ok: 1 };
}

/** Explains find, count, distinct, aggregate and the writes: which plan is chosen, and what it examines. */
const explain: Command = {
  fields: ['verbosity'],
  run: async (outer) => {
    const command = docOption(outer.command, 'explain');
    const [name = ''] = Object.keys(command);
    const verbosity = outer.command['verbosity'] ?? 'allPlansExecution';
    if (!['queryPlanner', 'executionStats', 'allPlansExecution'].includes(String(verbosity)))
      throw fail('BadValue', `Enumeration value '${String(verbosity)}' for field 'verbosity' is not valid`);
    const executes = verbosity !== 'queryPlanner';
    // The inner command may have a time limit too.
    const budget = command['maxTimeMS'] === undefined ? outer.budget : budgetOf(command);
    const context = { ...outer, command, budget };
    const known = EXPLAINABLE[name];
    if (name !== 'aggregate' && !known) throw unsupported(`explain of ${name}`);
    checkFields(command, name, FIELDS[name]?.fields ?? AGGREGATE_FIELDS);
    if (!known) return explainAggregate(context, executes);
    const stage = flag(command, 'remove') ? 'DELETE' : known.stage;
    const what = explained(context, name, known.query(context), stage);
    const plan = await explainQuery(context.catalog.store, what, context.budget, executes);
    return { ...plan, command, serverInfo: SERVER, ok: 1 };
  },
};

export const EXPLAIN_COMMANDS: Readonly<Record<string, Command>> = { explain };
