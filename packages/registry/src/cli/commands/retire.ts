import type { Command } from 'commander';
import { retirementSchema } from '@mockingbird/contracts';
import { fitting, wholeNumber } from '../arguments.js';
import { baseOf, EXPECT } from '../base.js';
import type { Run } from '../call.js';
import { changeOutcome, rollbackTo } from '../change.js';

interface RetireOptions {
  because: string;
  dryRun?: boolean;
  expect?: number;
}

/** `mb retire`: takes a remote out of the composition. */
export function addRetire(program: Command, run: Run): void {
  program
    .command('retire')
    .description('take a remote out of the site: its addresses answer with 404 (platform only)')
    .argument('<remote>')
    .requiredOption('--because <text>', 'the reason, for the history')
    .option('--dry-run', 'check everything, change nothing')
    .option(...EXPECT, wholeNumber)
    .action((name: string, { because, dryRun, expect }: RetireOptions, command: Command) =>
      run(command, async ({ client }) => {
        const request = fitting(retirementSchema, { name, why: because, ...(dryRun ? { dryRun } : {}) });
        const change = await client.retire({ ...request, ...(await baseOf(client, expect)) });
        return changeOutcome(client, change, rollbackTo);
      }),
    );
}
