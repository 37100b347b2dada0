import type { Command } from 'commander';
import { canaryEndSchema, canaryRequestSchema } from '@mockingbird/contracts';
import { collected, decimal, duration, fitting, percentages, wholeNumber } from '../arguments.js';
import { baseOf, EXPECT } from '../base.js';
import type { Run } from '../call.js';
import { changeOutcome } from '../change.js';
import { CallError } from '../failure.js';
import { stageLines } from '../output/stage-lines.js';

interface CanaryOptions {
  percent?: number;
  cohort?: string[];
  stages?: number[];
  /** Milliseconds. */
  every?: number;
  why?: string;
  dryRun?: boolean;
  expect?: number;
}

const MILLISECONDS = 1_000;

/** @throws CallError MB-5009 when only one of both is given, or --percent too */
function planOf({ percent, stages, every }: CanaryOptions) {
  if (stages === undefined && every === undefined) return {};
  if (stages === undefined || every === undefined) {
    throw new CallError('MB-5009', 'Stages need both: --stages 1,10,50 and --every 30m.');
  }
  if (percent !== undefined) {
    throw new CallError('MB-5009', 'Give --stages or --percent: the first stage is the percentage.');
  }
  return { stages: { percents: stages, everySeconds: every / MILLISECONDS } };
}

function requestOf(name: string, version: string, options: CanaryOptions) {
  const plan = planOf(options);
  const { cohort, why, dryRun } = options;
  const percent = options.percent ?? options.stages?.[0];
  if (percent === undefined && cohort === undefined) {
    throw new CallError('MB-5009', 'A canary needs --percent, --stages, or a --cohort that gets it.');
  }
  const cohorts = { ...(cohort ? { cohorts: cohort } : {}), ...plan };
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
        const { why, dryRun, percent, cohort, stages, every, expect } =
          command.optsWithGlobals<CanaryOptions>();
        if ([percent, cohort, stages, every].some((given) => given !== undefined)) {
          throw new CallError('MB-5009', 'What ends has no --percent, --stages, --every or --cohort.');
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
    .option(
      '--stages <list>',
      'shares such as 1,10,50: it grows automatically while it is healthy',
      percentages,
    )
    .option('--every <time>', 'with --stages: the shortest time at each, such as 30m or 2h', duration)
    .option('--cohort <name>', 'a group that gets it by the link ?mb-cohort=name; may come again', collected)
    .option('--why <text>', 'the reason, for the history')
    .option('--dry-run', 'check everything, change nothing')
    .option(...EXPECT, wholeNumber)
    .action((name: string, version: string, options: CanaryOptions, command: Command) =>
      run(command, async ({ client, atGate }) => {
        const request = { ...requestOf(name, version, options), ...(await baseOf(client, options.expect)) };
        const change = await atGate('the gate checks it', () => client.canary(request));
        const outcome = await changeOutcome(client, change, () => `npx mb canary end ${name}`);
        const remote = change.composition.remotes.find(({ manifest }) => manifest.name === name);
        const lines = remote ? stageLines(remote, undefined) : [];
        return { ...outcome, lines: (style) => [...outcome.lines(style), ...lines] };
      }),
    );
  addEnd(canary, run);
}
