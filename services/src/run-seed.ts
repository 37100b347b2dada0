import { loadArticles, loadBank, loadPosts } from '@mockingbird/content';
import { createApp, newLog } from './app.js';
import { type Config, parseConfig } from './config.js';
import {
  type ContentBank,
  type ContentCounts,
  ContentSeedService,
} from './content/seed/content-seed.service.js';
import { FAILED, refuseConfiguration } from './exit-codes.js';
import { explain } from './explain.js';
import { withRequestId } from './http/request-context.js';
import { type BankExam, type SeedCounts, SeedService } from './upload/seed.service.js';

/** What a seed stored. */
export interface Seeded {
  /** Undefined when the database held exams already. */
  bank: SeedCounts | undefined;
  /** Undefined when somebody filled the database with exams of their own. */
  content: ContentCounts | undefined;
}

/** The modules that the seed stores through. */
const SEEDED_MODULES = ['content', 'upload'] as const;
const NO_CONTENT: ContentBank = { categories: [], articles: [], posts: [] };

/**
 * Fills an empty database; the exams of one that holds some stay as they are. A database that was filled from a bank,
 * now or by an earlier version, gets the articles and posts that it has never had.
 * @throws ProblemError when the bank does not fit
 */
export async function seedDatabase(
  config: Config,
  bank: readonly BankExam[],
  content: ContentBank = NO_CONTENT,
): Promise<Seeded> {
  const app = await createApp({ ...config, services: new Set(SEEDED_MODULES) }, { log: newLog(config) });
  try {
    return await withRequestId('seed', async () => {
      const exams = app.nest.get(SeedService, { strict: false });
      const entries = app.nest.get(ContentSeedService, { strict: false });
      const stored = await exams.seed(bank);
      return { bank: stored, content: (await exams.isSeeded()) ? await entries.seed(content) : undefined };
    });
  } finally {
    await app.close();
  }
}

/** @returns a line for exams, and one for articles and posts when there is something to say of them */
function report({ bank, content }: Seeded): string {
  const exams =
    bank === undefined
      ? 'the database holds exams already, nothing done'
      : `${bank.exams} exams, ${bank.tests} tests, ${bank.questions} questions`;
  const lines = [`seed: ${exams}`];
  if (content !== undefined && Object.values(content).some((count) => count > 0)) {
    const { categories, articles, posts } = content;
    lines.push(`seed: ${articles} articles, ${categories} categories, ${posts} posts`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** The seed as a command. @returns the exit code */
export async function runSeed(environment: Readonly<Record<string, string | undefined>>): Promise<number> {
  const parsed = parseConfig({ LOG_LEVEL: 'warn', ...environment, SERVICES: 'exam,content' });
  if (!parsed.ok) return refuseConfiguration(parsed.faults);
  try {
    const [{ exams }, articles, posts] = await Promise.all([loadBank(), loadArticles(), loadPosts()]);
    process.stdout.write(report(await seedDatabase(parsed.config, exams, { ...articles, posts })));
    return 0;
  } catch (error) {
    process.stderr.write(`seed failed: ${explain(error)}\n`);
    return FAILED;
  }
}
