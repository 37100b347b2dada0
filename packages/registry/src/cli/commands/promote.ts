import type { Command } from 'commander';
import { promotionSchema } from '@mockingbird/contracts';
import { fitting, nameAndVersion, wholeNumber } from '../arguments.js';
import { baseOf, EXPECT } from '../base.js';
import type { Run } from '../call.js';
import { changeOutcome, promotionBack } from '../change.js';

interface PromoteOptions {
  why?: string;
  dryRun?: boolean;
  expect?: number;
  again?: boolean;
}

/** `mb promote`: makes stored versions live for all visitors. */
export function addPromote(program: Command, run: Run): void {
  program
    .command('promote')
    .description('make stored versions live for all visitors, in one composition')
    .argument('<name@version...>', 'what becomes live')
    .option('--why <text>', 'the reason, for the history')
    .option('--dry-run', 'check everything, change nothing')
    .option(...EXPECT, wholeNumber)
    .option('--again', 'promote a version that was rolled back automatically')
    .action((names: string[], { expect, ...options }: PromoteOptions, command: Command) =>
      run(command, async ({ client, atGate }) => {
        const remotes = names.map(nameAndVersion);
        fitting(promotionSchema, { remotes, ...options });
        const request = { remotes, ...options, ...(await baseOf(client, expect)) };
        const change = await atGate('the gate checks it', () => client.promote(request));
        return changeOutcome(client, change, (composition, changes) =>
          promotionBack(client, composition, changes),
        );
      }),
    );
}
