import { spawn } from 'node:child_process';
import { CallError } from '../failure.js';
import type { Environment } from '../output/output.js';
import type { Candidate } from './candidates.js';
import type { Verdict } from './search.js';

/** As of `git bisect run`. */
const SKIP = 125;
/** From here on a shell reports that the command was not found, not executable, or ended by a signal. */
const BROKEN = 126;
const STANDARD_ERROR = 2;

/** The address of a page that shows a candidate. */
function addressOf(page: string, { override }: Pick<Candidate, 'override'>): string {
  const url = new URL(page);
  url.searchParams.set('mb', override);
  return url.href;
}

/**
 * Runs the test of a candidate. Its output goes to standard error, because standard output is the result.
 * @param page the address that the test opens, if one was given
 * @throws CallError MB-5009 when the command cannot run or is ended
 */
export async function runTest(
  [command = '', ...args]: readonly string[],
  candidate: Candidate,
  { environment, page }: { environment: Environment; page: string | undefined },
): Promise<Verdict> {
  const child = spawn(command, args, {
    stdio: ['ignore', STANDARD_ERROR, 'inherit'],
    env: {
      ...environment,
      MB_COMPOSITION: String(candidate.number),
      MB_OVERRIDE: candidate.override,
      ...(page === undefined ? {} : { MB_URL: addressOf(page, candidate) }),
    },
  });
  const end = await new Promise<{ code: number | null } | Error>((resolve) => {
    child.once('error', resolve);
    child.once('exit', (code) => resolve({ code }));
  });
  if (!('code' in end) || typeof end.code === 'string') {
    throw new CallError('MB-5009', `"${command}" cannot be run: ${String(end)}`);
  }
  const { code } = end;
  if (code === 0) return 'good';
  if (code === SKIP) return 'skip';
  if (code === null || code >= BROKEN) {
    throw new CallError(
      'MB-5009',
      `"${command}" ended with ${code ?? 'a signal'} for composition ${candidate.number}: that is no verdict.`,
    );
  }
  return 'bad';
}

/**
 * Checks that an edge applies overrides: else every composition would look like the live one.
 * @throws CallError MB-5009 when it does not
 */
export async function checkOverrides(page: string, candidate: Candidate): Promise<void> {
  const address = addressOf(page, candidate);
  const response = await fetch(address, { redirect: 'manual' }).catch((error: unknown) => {
    throw new CallError('MB-5009', `${address} does not answer: ${String(error)}`);
  });
  await response.body?.cancel();
  if (response.headers.get('cache-control') === 'private, no-store') return;
  const message = `${page} shows no overridden versions: its edge needs OVERRIDES=on.`;
  throw new CallError('MB-5009', message);
}
