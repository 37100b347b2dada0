import type { Command } from 'commander';
import type { Run } from '../call.js';
import { tableLines } from '../output/table.js';
import { momentText, sizeText } from '../output/format.js';

/** `mb versions`: the published versions. */
export function addVersions(program: Command, run: Run): void {
  program
    .command('versions')
    .description('the published versions, and which of them are in use')
    .argument('[remote]', 'of this remote alone')
    .action((remote: string | undefined, _options: object, command: Command) =>
      run(command, async ({ client }) => {
        const all = await client.versions();
        const versions = remote === undefined ? all : all.filter(({ name }) => name === remote);
        const rows = versions.map(({ name, version, state, autoRollback, owner, publishedAt, by, bytes }) => [
          name,
          version,
          autoRollback ? `${state}, rolled back in ${autoRollback.composition}` : state,
          owner,
          momentText(publishedAt),
          by,
          sizeText(bytes),
        ]);
        const head = ['Remote', 'Version', 'State', 'Owner', 'Published', 'By', 'Size'];
        return {
          document: { versions },
          lines: (style) => (rows.length > 0 ? tableLines(head, rows, style) : ['no version was published']),
        };
      }),
    );
}
