import type { Command } from 'commander';
import type { Run } from '../call.js';

/** `mb keys`: the keys that compositions are signed with. */
export function addKeys(program: Command, run: Run): void {
  program
    .command('keys')
    .description('show the keys that compositions are signed with')
    .command('public')
    .description('print the public keys of the services, as a line for an edge and for "mb verify"')
    .action((_options: object, command: Command) =>
      run(command, async ({ client }) => {
        const keys = await client.keys();
        const pairs = Object.entries(keys).map(([id, key]) => `${id}:${key}`);
        return { document: { keys }, lines: () => [`COMPOSITION_PUBLIC_KEYS=${pairs.join(',')}`] };
      }),
    );
}
