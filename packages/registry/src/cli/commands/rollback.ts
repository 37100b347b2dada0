import type { Command } from 'commander';
import { rollbackSchema } from '@mockingbird/contracts';
import { fitting, wholeNumber } from '../arguments.js';
import type { Run } from '../call.js';
import { readEnvelope, type ReleaseClient } from '../../publish/release-client.js';
import { changeOutcome, rollbackTo } from '../change.js';

/**
 * The number before the live one, and what it was told from: should another one be live by then, nothing is changed. The
 * services refuse to guess one when the live composition went back itself, and say so better than could be said here.
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

/** `mb rollback`: shows again what an older composition showed. */
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
        const asked = fitting(rollbackSchema, { ...target, ...options, ...expected });
        return changeOutcome(client, await client.rollback(asked), rollbackTo);
      }),
    );
}
