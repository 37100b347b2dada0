import type { Command } from 'commander';
import { rollbackSchema } from '@mockingbird/contracts';
import { fitting, wholeNumber } from '../arguments.js';
import type { Run } from '../call.js';
import { readEnvelope, type ReleaseClient } from '../../publish/release-client.js';
import { changeOutcome, rollbackTo } from '../change.js';

/**
 * The number before the live one, with the live one as base. If another one is live by then, nothing changes. When the
 * live composition is a rollback itself, the services reject the call with a better message than this client could
 * give.
 */
async function oneBefore(client: ReleaseClient): Promise<{ to?: number; base?: number }> {
  const { number, kind } = readEnvelope(await client.signed());
  if (kind === 'automatic' || kind === 'rollback' || number === 1) return {};
  return { to: number - 1, base: number };
}

interface RollbackOptions {
  why?: string;
  dryRun?: boolean;
  expect?: number;
}

/** `mb rollback`: restores an older composition. */
export function addRollback(program: Command, run: Run): void {
  program
    .command('rollback')
    .description('show again what an older composition showed (platform only)')
    .argument('[n]', 'its number; the one before the live one when absent', wholeNumber)
    .option('--why <text>', 'the reason, for the history')
    .option('--dry-run', 'check everything, change nothing')
    .option('--expect <composition>', 'refuse when another composition is live', wholeNumber)
    .action((to: number | undefined, { expect, ...options }: RollbackOptions, command: Command) =>
      run(command, async ({ client }) => {
        const target = to === undefined ? await oneBefore(client) : { to };
        const expected = expect === undefined ? {} : { base: expect };
        const request = fitting(rollbackSchema, { ...target, ...options, ...expected });
        return changeOutcome(client, await client.rollback(request), rollbackTo);
      }),
    );
}
