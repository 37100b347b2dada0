import type { Command } from 'commander';
import type { Composition, PublishedVersion } from '@mockingbird/contracts';
import { getMonitoringEnd } from '../../live.js';
import type { Run } from '../call.js';
import { stageLines } from '../output/stage-lines.js';
import { freezeLines } from './freeze.js';
import type { Style } from '../output/style.js';
import { tableLines } from '../output/table.js';
import { momentText, shareText } from '../output/format.js';

function linesOf({ number, kind, by, createdAt, why, remotes }: Composition, style: Style): string[] {
  const now = Date.now();
  const rows = remotes.map((remote) => {
    const { manifest, since, fallback, canary } = remote;
    const until = getMonitoringEnd(remote) ?? 0;
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

/** For each remote, the version of its latest automatic rollback, if any. */
function lastRolledBack(versions: readonly PublishedVersion[]): PublishedVersion[] {
  const last = new Map<string, PublishedVersion>();
  for (const version of versions) {
    const before = last.get(version.name)?.autoRollback?.composition ?? 0;
    if ((version.autoRollback?.composition ?? 0) > before) last.set(version.name, version);
  }
  return [...last.values()];
}

const rolledBackLines = (versions: readonly PublishedVersion[]): string[] =>
  versions.length === 0
    ? []
    : [
        '',
        'Rolled back automatically, promoted again only with --again:',
        ...versions.map(({ name, version, autoRollback }) => {
          const { composition, at } = autoRollback ?? { composition: 0, at: '' };
          return `  ${name}@${version} with composition ${composition}, ${momentText(at)}`;
        }),
      ];

/** `mb status`: the live composition. */
export function addStatus(program: Command, run: Run): void {
  program
    .command('status')
    .description('what is live, which canaries run, and whether releases are frozen')
    .action((_options: object, command: Command) =>
      run(command, async ({ client }) => {
        const [composition, freeze] = await Promise.all([client.current(), client.freezeState()]);
        const frozen = { freeze: freeze ?? null };
        const frozenLines = ({ bad }: Style) =>
          freezeLines(freeze).map((line, at) => (at === 0 ? bad(line) : line));
        if (!composition) {
          return {
            document: { composition: null, ...frozen },
            lines: (style) => [...frozenLines(style), 'no composition yet'],
          };
        }
        const hasStages = composition.remotes.some(({ canary }) => canary?.stages);
        const [versions, health] = await Promise.all([
          client.versions(),
          hasStages ? client.health() : undefined,
        ]);
        const rolledBack = lastRolledBack(versions);
        const stagesOf = (remote: Composition['remotes'][number]) =>
          stageLines(remote, health?.remotes.find(({ name }) => name === remote.manifest.name)?.stage);
        return {
          document: { composition, rolledBack, ...frozen },
          lines: (style) => [
            ...frozenLines(style),
            ...linesOf(composition, style),
            ...composition.remotes.flatMap(stagesOf),
            ...rolledBackLines(rolledBack),
          ],
        };
      }),
    );
}
