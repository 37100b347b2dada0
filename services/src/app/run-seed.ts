import { loadArticles, loadBank, loadPosts } from '@mockingbird/content';
import { createApp, newLog } from './create-app.js';
import { type Config, parseConfig } from '../config/config.js';
import {
  type ContentBank,
  type ContentCounts,
  ContentSeedService,
} from '../content/seed/content-seed.service.js';
import { FAILED, refuseConfiguration } from './exit-codes.js';
import { explain } from './explain-error.js';
import { withRequestId } from '../common/request-context.js';
import { type BankExam, type SeedCounts, SeedService } from '../upload/seed/seed.service.js';

/** What a seed stored. */
export interface Seeded {
  /** What is wrong with what was left out. */
  issues: string[];
  /** Undefined when the database held exams already. */
  bank: SeedCounts | undefined;
  /** Undefined when somebody filled the database with exams of their own. */
  content: ContentCounts | undefined;
}

/** The modules that the seed stores through. */
const SEEDED_MODULES = ['content', 'upload'] as const;
const NO_CONTENT: ContentBank = { categories: [], articles: [], posts: [] };

/** What comes from files. */
export interface SeedSource {
  bank: readonly BankExam[];
  content?: ContentBank;
  /** What is wrong with the files that could not be read. */
  bankIssues?: readonly string[];
  contentIssues?: readonly string[];
}

/**
 * Fills an empty database; the exams of one that holds some stay as they are. A database that was filled from a bank,
 * now or by an earlier version, gets the articles and posts that it has never had. What is faulty is left out and named.
 */
export async function seedDatabase(
  config: Config,
  { bank, content = NO_CONTENT, bankIssues = [], contentIssues = [] }: SeedSource,
): Promise<Seeded> {
  const app = await createApp({ ...config, services: new Set(SEEDED_MODULES) }, { log: newLog(config) });
  try {
    return await withRequestId('seed', async () => {
      const exams = app.nest.get(SeedService, { strict: false });
      const entries = app.nest.get(ContentSeedService, { strict: false });
      const stored = await exams.seed(bank, bankIssues.length > 0);
      const isOurs = await exams.isSeeded();
      return {
        bank: stored?.counts,
        content: isOurs ? await entries.seed(content) : undefined,
        // A database with exams of somebody else takes nothing of these files: their issues do not matter to it.
        issues: isOurs ? [...bankIssues, ...(stored?.issues ?? []), ...contentIssues] : [],
      };
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

/**
 * The seed as a command. Faulty files are left out and named on stderr.
 * @param home folder of the content; the one that ships unless said
 * @returns the exit code
 */
export async function runSeed(
  environment: Readonly<Record<string, string | undefined>>,
  home?: string,
): Promise<number> {
  const parsed = parseConfig({ LOG_LEVEL: 'warn', ...environment, SERVICES: 'exam,content' });
  if (!parsed.ok) return refuseConfiguration(parsed.faults);
  try {
    const [
      { exams: bank, issues: bankIssues },
      { categories, articles, issues },
      { posts, issues: postIssues },
    ] = await Promise.all([loadBank(home), loadArticles(home), loadPosts(home)]);
    const seeded = await seedDatabase(parsed.config, {
      bank,
      content: { categories, articles, posts },
      bankIssues,
      contentIssues: [...issues, ...postIssues],
    });
    process.stdout.write(report(seeded));
    for (const issue of seeded.issues) process.stderr.write(`seed: left out ${issue}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`seed failed: ${explain(error)}\n`);
    return FAILED;
  }
}
