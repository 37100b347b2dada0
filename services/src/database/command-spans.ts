import { currentSpan, type Span } from '@mockingbird/observability';
import type { mongo } from 'mongoose';

/** @returns the collection of a command. The rest of it holds values of queries. */
function collectionOf({ command, commandName }: mongo.CommandStartedEvent): string | undefined {
  // The driver sends documents whose first field names the command.
  const fields: Readonly<Record<string, unknown>> = command;
  const named = fields[commandName === 'getMore' ? 'collection' : commandName];
  return typeof named === 'string' ? named : undefined;
}

/** @returns the name or number of a failure, without its message: that may quote values */
function failureType({ failure }: mongo.CommandFailedEvent): string {
  const code: unknown = Reflect.get(failure, 'code');
  return typeof code === 'number' ? String(code) : failure.name;
}

/**
 * Records each command of a traced request as a span. Commands of other work, such as timers, have none.
 * @param client created with `monitorCommands`
 */
export function traceCommands(client: mongo.MongoClient): void {
  const open = new Map<number, Span>();
  const take = (requestId: number): Span | undefined => {
    const span = open.get(requestId);
    open.delete(requestId);
    return span;
  };
  client.on('commandStarted', (event) => {
    const parent = currentSpan();
    if (!parent?.isRecording) return;
    const { commandName, databaseName, requestId } = event;
    const collection = collectionOf(event);
    const span = parent.startChild([commandName, collection].filter(Boolean).join(' '), {
      kind: 'client',
      attributes: {
        'db.system.name': 'mongodb',
        'db.namespace': databaseName,
        'db.collection.name': collection,
        'db.operation.name': commandName,
      },
    });
    open.set(requestId, span);
  });
  client.on('commandSucceeded', ({ requestId }) => take(requestId)?.end());
  client.on('commandFailed', (event) => {
    const span = take(event.requestId);
    span?.fail(failureType(event));
    span?.end();
  });
}
