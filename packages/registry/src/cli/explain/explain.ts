import type { Command } from 'commander';
import { readEnvelope, ReleaseError, type ReleaseClient } from '../../publish/release-client.js';
import type { Outcome, Run } from '../call.js';
import { EXIT } from '../exit-codes.js';
import { compositionOf, requestLines } from './describe-request.js';
import { findRequest } from './read-log.js';

/** A composition may be from another site, or the services may be down: the log says enough without it. */
async function readComposition(client: ReleaseClient, number: number | undefined) {
  if (number === undefined) return {};
  try {
    return { composition: readEnvelope(await client.signed(number)) };
  } catch (error) {
    if (error instanceof ReleaseError) return { problem: error.message };
    throw error;
  }
}

async function explain(client: ReleaseClient, requestId: string, log: string): Promise<Outcome> {
  const request = await findRequest(log, requestId);
  if (request.lines.length === 0) {
    const message = `No line of the log has the request id ${requestId}. Edges write a line for each answer with LOG_LEVEL=debug only.`;
    return { document: { requestId, lines: [] }, lines: () => [message], exit: EXIT.failed };
  }
  const { number, isCertain } = compositionOf(request);
  const { composition, problem } = await readComposition(client, number);
  return {
    document: {
      requestId,
      lines: request.lines,
      number: number ?? null,
      isCertain,
      composition: composition ?? null,
    },
    lines: (style) => requestLines(request, composition, problem, style),
  };
}

/** `mb explain`: what one request got. */
export function addExplain(program: Command, run: Run): void {
  program
    .command('explain')
    .description(
      'what a request got, by the log of an edge: composition, version, canary, source of the page',
    )
    .argument('<request id>', 'of the response header x-request-id, or of a log line')
    .requiredOption('--log <file>', 'the log as JSON lines; "-" reads standard input')
    .action((requestId: string, { log }: { log: string }, command: Command) =>
      run(command, ({ client }) => explain(client, requestId, log)),
    );
}
