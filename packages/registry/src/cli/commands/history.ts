import type { Command } from 'commander';
import type { CompositionSummary } from '@mockingbird/contracts';
import type { ReleaseClient } from '../../publish/release-client.js';
import { wholeNumber } from '../arguments.js';
import type { Run } from '../call.js';
import { HISTORY_DEFAULT, HISTORY_PAGE } from '../limits.js';
import { tableLines } from '../output/table.js';
import { momentText } from '../output/format.js';

/** Requests page by page until there are enough, or none are left. */
async function latest(client: ReleaseClient, limit: number): Promise<CompositionSummary[]> {
  const found: CompositionSummary[] = [];
  let before: number | undefined;
  do {
    const page = await client.history({ before, limit: Math.min(HISTORY_PAGE, limit - found.length) });
    found.push(...page.data);
    before = page.data.length > 0 ? page.meta.before : undefined;
  } while (before !== undefined && found.length < limit);
  return found.slice(0, limit);
}

const kindText = ({ kind, restores }: CompositionSummary): string =>
  restores === undefined ? kind : `${kind} to ${restores}`;

/** `mb history`: who changed the composition, when and why. */
export function addHistory(program: Command, run: Run): void {
  program
    .command('history')
    .description('the latest compositions: who made them, when and why')
    .option('--limit <n>', 'how many', wholeNumber, HISTORY_DEFAULT)
    .action(({ limit }: { limit: number }, command: Command) =>
      run(command, async ({ client }) => {
        const compositions = await latest(client, limit);
        const rows = compositions.map((summary) => {
          const { number, createdAt, by, why } = summary;
          return [`${number}`, momentText(createdAt), kindText(summary), by, why];
        });
        return {
          document: { compositions },
          lines: (style) =>
            rows.length > 0
              ? tableLines(['Number', 'When', 'What', 'Who', 'Why'], rows, style)
              : ['no composition yet'],
        };
      }),
    );
}
