import type { Command } from 'commander';
import { canaryEndSchema, canaryRequestSchema } from '@mockingbird/contracts';
import { collected, decimal, fitting, wholeNumber } from '../arguments.js';
import { baseOf, EXPECT } from '../base.js';
import type { Run } from '../call.js';
import { changeOutcome } from '../change.js';
import { CallError } from '../failure.js';

interface CanaryOptions {
  percent?: number;
  cohort?: string[];
  why?: string;
  dryRun?: boolean;
  expect?: number;
}

function requestOf(name: string, version: string, { percent, cohort, why, dryRun }: CanaryOptions) {
  if (percent === undefined && cohort === undefined) {
    throw new CallError('MB-5009', 'A canary needs --percent, or a --cohort that gets it.');
  }
  const cohorts = cohort ? { cohorts: cohort } : {};
  const about = { ...(why === undefined ? {} : { why }), ...(dryRun ? { dryRun } : {}) };
  return fitting(canaryRequestSchema, { name, version, percent: percent ?? 0, ...cohorts, ...about });
}

function addEnd(canary: Command, run: Run): void {
  canary
    .command('end')
    .description('give everybody the live version again')
    .configureHelp({ showGlobalOptions: false })
    .argument('<remote>')
    .option('--why <text>', 'the reason, for the history')
    .option('--dry-run', 'check everything, change nothing')
    .option(...EXPECT, wholeNumber)
    .action((name: string, _options: object, command: Command) =>
      run(command, async ({ client }) => {
        // An option that `canary` has too is parsed there, wherever it is written.
        const { why, dryRun, percent, cohort, expect } = command.optsWithGlobals<CanaryOptions>();
        if (percent !== undefined || cohort !== undefined) {
          throw new CallError('MB-5009', 'What ends has neither --percent nor --cohort.');
        }
        const options = { ...(why === undefined ? {} : { why }), ...(dryRun ? { dryRun } : {}) };
        const request = fitting(canaryEndSchema, { name, ...options });
        const change = await client.endCanary({ ...request, ...(await baseOf(client, expect)) });
        return changeOutcome(client, change, () => undefined);
      }),
    );
}

/** `mb canary`: gives a version to a percentage of the visitors, and `mb canary end`. */
export function addCanary(program: Command, run: Run): void {
  const canary = program
    .command('canary')
    .description('give a stored version to a share of the visitors, or change the share')
    .argument('<remote>')
    .argument('<version>')
    .option('--percent <n>', 'share of the visitors, in steps of 0.01', decimal)
    .option('--cohort <name>', 'a group that gets it by the link ?mb-cohort=name; may come again', collected)
    .option('--why <text>', 'the reason, for the history')
    .option('--dry-run', 'check everything, change nothing')
    .option(...EXPECT, wholeNumber)
    .action((name: string, version: string, options: CanaryOptions, command: Command) =>
      run(command, async ({ client, atGate }) => {
        const request = { ...requestOf(name, version, options), ...(await baseOf(client, options.expect)) };
        const change = await atGate('the gate checks it', () => client.canary(request));
        return changeOutcome(client, change, () => `npx mb canary end ${name}`);
      }),
    );
  addEnd(canary, run);
}
