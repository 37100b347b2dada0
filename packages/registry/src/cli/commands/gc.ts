import type { Command } from 'commander';
import { addEarlierNames, gcRequestSchema } from '@mockingbird/contracts';
import { fitting, wholeNumber } from '../arguments.js';
import type { Run } from '../call.js';
import { tableLines } from '../output/table.js';
import { countText, sizeText } from '../output/format.js';

/** `mb gc`: deletes the files of unused versions. */
export function addGc(program: Command, run: Run): void {
  program
    .command('gc')
    .description('take away the files of versions that no recent composition needs (platform only)')
    .option('--days <n>', 'keep what a composition of this many days needs (30)', wholeNumber)
    .option('--dry-run', 'say what would be removed, remove nothing')
    .action((options: { days?: number; dryRun?: boolean }, command: Command) =>
      run(command, async ({ client }) => {
        const result = await client.gc(fitting(gcRequestSchema, options));
        const { removed, bytes, dryRun } = result;
        const rows = removed.map(({ name, version, bytes: each }) => [name, version, sizeText(each)]);
        const verb = dryRun
          ? 'would be removed (dry run: nothing was)'
          : removed.length === 1
            ? 'was removed'
            : 'were removed';
        return {
          // Scripts read the earlier name.
          document: addEarlierNames(result),
          lines: (style) => [
            ...(rows.length > 0 ? tableLines(['Remote', 'Version', 'Size'], rows, style) : []),
            style.bold(
              `${countText(removed.length, 'version')} ${verb}, ${sizeText(bytes)}; ${result.retained} remain`,
            ),
          ],
        };
      }),
    );
}
