import type { Command } from 'commander';
import { diffCompositions } from '../../diff.js';
import { readEnvelope } from '../../publish/release-client.js';
import { wholeNumber } from '../arguments.js';
import type { Run } from '../call.js';
import { changeLines } from '../change.js';

/** `mb diff`: the differences between two compositions. */
export function addDiff(program: Command, run: Run): void {
  program
    .command('diff')
    .description('what differs from one composition to another')
    .argument('<a>', 'number of a composition', wholeNumber)
    .argument('[b]', 'number of another one; the live one when absent', wholeNumber)
    .action((from: number, to: number | undefined, _options: object, command: Command) =>
      run(command, async ({ client }) => {
        const [before, after] = await Promise.all([client.signed(from), client.signed(to)]);
        const diff = diffCompositions(readEnvelope(before), readEnvelope(after));
        return {
          document: diff,
          lines: (style) => [
            style.bold(`composition ${diff.from} to ${diff.to}`),
            ...changeLines(diff.changes, style),
          ],
        };
      }),
    );
}
