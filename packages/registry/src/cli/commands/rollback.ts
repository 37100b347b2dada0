import type { Command } from 'commander';
import { rollbackSchema } from '@mockingbird/contracts';
import { fitting, wholeNumber } from '../arguments.js';
import type { Run } from '../call.js';
import { changeOutcome, rollbackTo } from '../change.js';

/** `mb rollback`: shows again what an older composition showed. */
export function addRollback(program: Command, run: Run): void {
  program
    .command('rollback')
    .description('show again what an older composition showed (platform only)')
    .argument('[n]', 'its number; the one before the live one when absent', wholeNumber)
    .option('--why <text>', 'the reason, for the history')
    .option('--dry-run', 'check everything, change nothing')
    .action((to: number | undefined, options: { why?: string; dryRun?: boolean }, command: Command) =>
      run(command, async ({ client }) => {
        const asked = fitting(rollbackSchema, { ...(to === undefined ? {} : { to }), ...options });
        return changeOutcome(client, await client.rollback(asked), rollbackTo);
      }),
    );
}
