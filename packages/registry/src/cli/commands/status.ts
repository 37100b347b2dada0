import type { Command } from 'commander';
import type { Composition } from '@mockingbird/contracts';
import { watchedUntil } from '../../live.js';
import type { Run } from '../call.js';
import type { Style } from '../style.js';
import { tableLines } from '../table.js';
import { momentText, shareText } from '../words.js';

function linesOf({ number, kind, by, createdAt, why, remotes }: Composition, style: Style): string[] {
  const now = Date.now();
  const rows = remotes.map((remote) => {
    const { manifest, since, fallback, canary } = remote;
    const until = watchedUntil(remote) ?? 0;
    return [
      manifest.name,
      manifest.version,
      momentText(since),
      fallback?.version ?? '',
      canary ? `${canary.manifest.version} (${shareText(canary)})` : '',
      until > now ? momentText(new Date(until).toISOString()) : '',
    ];
  });
  return [
    style.bold(`composition ${number}`) + ` since ${momentText(createdAt)}, ${kind} by ${by}`,
    `why: ${why || 'no reason given'}`,
    '',
    ...tableLines(['Remote', 'Live', 'Since', 'Before', 'Canary', 'Watched until'], rows, style),
  ];
}

/** `mb status`: what is live. */
export function addStatus(program: Command, run: Run): void {
  program
    .command('status')
    .description('what is live, and which canaries run')
    .action((_options: object, command: Command) =>
      run(command, async ({ client }) => {
        const composition = await client.current();
        return {
          document: { composition: composition ?? null },
          lines: (style) => (composition ? linesOf(composition, style) : ['no composition yet']),
        };
      }),
    );
}
