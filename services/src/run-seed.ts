import { loadBank } from '@mockingbird/content';
import { createApp, newLog } from './app.js';
import { type Config, parseConfig } from './config.js';
import { ProblemError } from './http/problem.js';
import { withRequestId } from './http/request-context.js';
import { type BankExam, type SeedCounts, SeedService } from './upload/seed.service.js';

const BROKEN_CONFIGURATION = 78;
const FAILED = 1;

/**
 * Fills an empty database; one that holds exams stays as it is.
 * @returns what was stored, or undefined when the database was not empty
 * @throws ProblemError when the bank does not fit
 */
export async function seedDatabase(
  config: Config,
  bank: readonly BankExam[],
): Promise<SeedCounts | undefined> {
  const app = await createApp({ ...config, services: new Set(['upload']) }, { log: newLog(config) });
  try {
    return await withRequestId('seed', () => app.nest.get(SeedService, { strict: false }).seed(bank));
  } finally {
    await app.close();
  }
}

function explain(error: unknown): string {
  if (!(error instanceof ProblemError)) return error instanceof Error ? error.message : String(error);
  const faults = error.faults.map(({ path, message }) => `${path}: ${message}`);
  return [`${error.code} ${error.message}`, ...faults].join('\n  ');
}

/** The seed as a command. @returns the exit code */
export async function runSeed(environment: Readonly<Record<string, string | undefined>>): Promise<number> {
  const parsed = parseConfig({ LOG_LEVEL: 'warn', ...environment });
  if (!parsed.ok) {
    process.stderr.write(`MB-5002 Configuration does not fit: ${parsed.faults.join('; ')}\n`);
    return BROKEN_CONFIGURATION;
  }
  try {
    const { exams } = await loadBank();
    const counts = await seedDatabase(parsed.config, exams);
    process.stdout.write(
      counts === undefined
        ? 'seed: the database holds exams already, nothing done\n'
        : `seed: ${counts.exams} exams, ${counts.tests} tests, ${counts.questions} questions\n`,
    );
    return 0;
  } catch (error) {
    process.stderr.write(`seed failed: ${explain(error)}\n`);
    return FAILED;
  }
}
