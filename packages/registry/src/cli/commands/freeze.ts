import type { Command } from 'commander';
import { freezeRequestSchema, type Freeze } from '@mockingbird/contracts';
import { fitting, momentToCome } from '../arguments.js';
import type { Run } from '../call.js';
import { momentText } from '../output/format.js';

/** Says who froze releases, why, and what is possible meanwhile. */
export function freezeLines(freeze: Freeze | undefined): string[] {
  if (!freeze) return [];
  const { by, since, why, until } = freeze;
  const end = until === undefined ? 'until "mb unfreeze"' : `until ${momentText(until)}`;
  return [
    `Releases are frozen by ${by} since ${momentText(since)}, ${end}: ${why}`,
    'Rollbacks and the end of a canary are possible; promotions and larger canaries are not.',
  ];
}

/** `mb freeze`: refuses promotions and new or larger canaries for now. */
export function addFreeze(program: Command, run: Run): void {
  program
    .command('freeze')
    .description('refuse promotions and new or larger canaries for now (platform only)')
    .requiredOption('--because <text>', 'the reason, which every refusal names')
    .option(
      '--until <time>',
      'when it ends: 2026-12-01T08:00Z, or a time from now such as 90m or 8h',
      momentToCome,
    )
    .action(({ because, until }: { because: string; until?: string }, command: Command) =>
      run(command, async ({ client }) => {
        const request = { why: because, ...(until === undefined ? {} : { until }) };
        const freeze = await client.freeze(fitting(freezeRequestSchema, request));
        return { document: { freeze: freeze ?? null }, lines: () => freezeLines(freeze) };
      }),
    );
}

/** `mb unfreeze`: ends the freeze. */
export function addUnfreeze(program: Command, run: Run): void {
  program
    .command('unfreeze')
    .description('end the freeze of releases (platform only)')
    .action((_options: object, command: Command) =>
      run(command, async ({ client }) => {
        const ended = await client.freezeState();
        await client.unfreeze();
        const line = ended
          ? `the freeze by ${ended.by} since ${momentText(ended.since)} has ended`
          : 'releases were not frozen';
        return { document: { freeze: null, ended: ended ?? null }, lines: () => [line] };
      }),
    );
}
