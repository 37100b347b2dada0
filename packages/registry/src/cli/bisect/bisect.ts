import type { Command } from 'commander';
import { diffCompositions } from '../../diff.js';
import { readEnvelope } from '../../publish/release-client.js';
import { summaryOf } from '../../summary.js';
import { wholeNumber } from '../arguments.js';
import { findCandidates, readRange, type Candidate } from './candidates.js';
import { checkOverrides, runTest } from './run-test.js';
import { findFirstBad, type Verdict } from './search.js';
import type { Call, Outcome, Run } from '../call.js';
import { changeLines } from '../change.js';
import { CallError } from '../failure.js';

interface Request {
  good: number;
  bad: number;
  page: string | undefined;
  test: readonly string[];
}

function checkRequest({ good, bad, page }: Request): void {
  if (good >= bad) {
    throw new CallError('MB-5009', 'The good composition comes first, and is older than the bad one.');
  }
  if (page !== undefined && !/^https?:/.test(URL.canParse(page) ? new URL(page).protocol : '')) {
    throw new CallError('MB-5009', `--page is no http(s) address: ${page}`);
  }
}

/**
 * An override of a version without files shows the live version, so its test would judge that one.
 * @throws CallError MB-5009 when "mb gc" took away files that a test needs
 */
async function checkStored({ versions }: Call['client'], candidates: readonly Candidate[]): Promise<void> {
  const stored = new Set(
    (await versions()).flatMap(({ name, version, removedAt }) => (removedAt ? [] : [`${name}@${version}`])),
  );
  const needed = candidates.flatMap(({ override }) => override.split(','));
  const gone = [...new Set(needed)].filter((version) => !stored.has(version));
  if (gone.length > 0) {
    const message = `These versions have no files any more: ${gone.join(', ')}. Choose a later good composition.`;
    throw new CallError('MB-5009', message);
  }
}

/** @throws CallError MB-5009 when the range cannot be tested */
async function prepare({ client }: Call, { good, bad, page }: Request): Promise<Candidate[]> {
  const live = await client.current();
  if (!live) throw new CallError('MB-5009', 'There is no composition yet.');
  const { candidates } = findCandidates(await readRange(client, good, bad), summaryOf(live));
  await checkStored(client, candidates);
  const [first] = candidates;
  if (page !== undefined && first) await checkOverrides(page, first);
  return candidates;
}

/** A composition older than signatures cannot be read. The verdict is worth more than its change. */
const readSigned = (client: Call['client'], number: number) =>
  client.signed(number).then(readEnvelope, () => undefined);

async function bisect(call: Call, request: Request): Promise<Outcome> {
  checkRequest(request);
  const { client, environment, progress } = call;
  const candidates = await prepare(call, request);
  const steps: { number: number; verdict: Verdict }[] = [];
  const suspects = await findFirstBad(candidates.length, async (index) => {
    // The search stays within the candidates.
    const candidate = candidates[index] as Candidate;
    progress(`composition ${candidate.number} (${candidates.length} to choose from)\n`);
    const verdict = await runTest(request.test, candidate, { environment, page: request.page });
    steps.push({ number: candidate.number, verdict });
    return verdict;
  });
  const numbers = suspects.flatMap((index) => candidates[index]?.number ?? []);
  const missing = [...new Set(candidates.flatMap((candidate) => candidate.missing))];
  const last = numbers.at(-1) ?? request.bad;
  const [after, before] = await Promise.all(
    [last, (numbers[0] ?? last) - 1].map((number) => readSigned(client, number)),
  );
  const changes = after && before ? diffCompositions(before, after).changes : [];
  return {
    document: { firstBad: numbers.length === 1 ? last : null, suspects: numbers, steps, changes },
    lines: (style) => [
      ...steps.map(({ number, verdict }) => `  ${number}  ${verdict}`),
      ...missing.map((name) => `  ${name} was not in all of them: there the tests saw its live version`),
      style.bold(
        numbers.length === 1
          ? `composition ${last} is the first bad one`
          : `the first bad one is among ${numbers.join(', ')}: the others could not be tested`,
      ),
      ...(after ? [`  ${after.kind} by ${after.by}: ${after.why || 'no reason given'}`] : []),
      ...changeLines(changes, style),
    ],
  };
}

const HELP = `
The command gets MB_COMPOSITION (the number), MB_OVERRIDE (the value of ?mb=...), and MB_URL with --page.
It ends with 0 for good, 125 to skip, and 1 to 124 for bad. The bad one is not tested, and neither is the good one.

  mb bisect 40 57 --page http://localhost:3000/ -- sh -c 'curl -sf "$MB_URL" | grep -q "Popular exams"'`;

/** `mb bisect`: finds the composition that broke something. */
export function addBisect(program: Command, run: Run): void {
  program
    .command('bisect')
    .description('find the composition that broke something, with a command that tests each')
    .argument('<good>', 'number of a composition that worked', wholeNumber)
    .argument('<bad>', 'number of a later one that does not', wholeNumber)
    .argument('<command...>', 'after --')
    .option('--page <address>', 'a page of a site with OVERRIDES=on, for MB_URL')
    .addHelpText('after', HELP)
    .action((good: number, bad: number, test: string[], { page }: { page?: string }, command: Command) =>
      run(command, (call) => bisect(call, { good, bad, page, test })),
    );
}
