import type { Command } from 'commander';
import { promotionSchema } from '@mockingbird/contracts';
import { fitting, nameAndVersion } from '../arguments.js';
import type { Run } from '../call.js';
import { changeOutcome, promotionBack } from '../change.js';

/** `mb promote`: makes stored versions live for everybody. */
export function addPromote(program: Command, run: Run): void {
  program
    .command('promote')
    .description('make stored versions live for everybody, all at once')
    .argument('<name@version...>', 'what becomes live')
    .option('--why <text>', 'the reason, for the history')
    .option('--dry-run', 'check everything, change nothing')
    .action((names: string[], options: { why?: string; dryRun?: boolean }, command: Command) =>
      run(command, async ({ client, atGate }) => {
        const asked = fitting(promotionSchema, { remotes: names.map(nameAndVersion), ...options });
        const change = await atGate('the gate looks at it', () => client.promote(asked));
        return changeOutcome(client, change, promotionBack);
      }),
    );
}
