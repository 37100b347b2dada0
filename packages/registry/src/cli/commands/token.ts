import { InvalidArgumentError, type Command } from 'commander';
import { tokenRequestSchema, type ReleaseToken } from '@mockingbird/contracts';
import { fitting, wholeNumber } from '../arguments.js';
import type { Run } from '../call.js';
import { tableLines } from '../output/table.js';
import { momentText } from '../output/format.js';

interface CreateOptions {
  owner: string;
  person?: string;
  platform?: boolean;
  days?: number;
}

function tokenId(text: string): string {
  if (!/^release-[a-z0-9-]+$/.test(text)) throw new InvalidArgumentError('Expected release-OWNER-DIGITS.');
  return text;
}

function stateOf({ revokedAt, expiresAt }: ReleaseToken): string {
  if (revokedAt !== undefined) return `revoked ${momentText(revokedAt)}`;
  return Date.parse(expiresAt) <= Date.now() ? 'expired' : 'good';
}

function addCreate(token: Command, run: Run): void {
  token
    .command('create')
    .description('make a token; its secret is shown this once')
    .requiredOption('--owner <name>', 'the owner that remote.json names, or who it is for')
    .option('--person <name>', 'who uses it; the history shows this name')
    .option('--platform', 'may do everything, not only its own remotes')
    .option('--days <n>', 'how long it is good (90)', wholeNumber)
    .action(({ owner, person, platform, days }: CreateOptions, command: Command) =>
      run(command, async ({ client }) => {
        const request = {
          owner,
          ...(person === undefined ? {} : { person }),
          ...(platform ? { scope: 'platform' } : {}),
          ...(days ? { days } : {}),
        };
        const created = await client.createToken(fitting(tokenRequestSchema, request));
        return {
          document: created,
          lines: ({ bold, dim }) => [
            `A ${created.scope} token of ${created.person ? `${created.person}, ` : ''}${created.owner}, good until ${momentText(created.expiresAt)}.`,
            dim('Keep it secret; it is not shown again:'),
            bold(`MB_TOKEN=${created.token}`),
          ],
        };
      }),
    );
}

function addList(token: Command, run: Run): void {
  token
    .command('list')
    .description('all tokens, without their secrets')
    .action((_options: object, command: Command) =>
      run(command, async ({ client }) => {
        const tokens = await client.tokens();
        const rows = tokens.map((each) => [
          each.id,
          each.owner,
          each.person ?? '-',
          each.scope,
          stateOf(each),
          momentText(each.expiresAt),
          each.lastUsedAt === undefined ? 'never' : momentText(each.lastUsedAt),
          each.createdBy,
        ]);
        const head = ['Id', 'Owner', 'Person', 'Scope', 'State', 'Good until', 'Last used', 'Made by'];
        return {
          document: { tokens },
          lines: (style) => (rows.length > 0 ? tableLines(head, rows, style) : ['no token was made']),
        };
      }),
    );
}

function addRevoke(token: Command, run: Run): void {
  token
    .command('revoke')
    .description('revoke a token immediately')
    .argument('<id>', 'as mb token list shows it', tokenId)
    .action((id: string, _options: object, command: Command) =>
      run(command, async ({ client }) => {
        await client.revokeToken(id);
        return { document: { id, revoked: true }, lines: () => [`${id} is revoked`] };
      }),
    );
}

/** `mb token`: the release tokens of owners (platform only). */
export function addToken(program: Command, run: Run): void {
  const token = program
    .command('token')
    .description('make, list and revoke the tokens of teams (platform only)');
  addCreate(token, run);
  addList(token, run);
  addRevoke(token, run);
}
