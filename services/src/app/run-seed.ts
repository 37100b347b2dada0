import { loadArticles, loadBank, loadPosts } from '@mockingbird/content';
import { createApp, newLog } from './create-app.js';
import { type Config, parseConfig } from '../config/config.js';
import {
  type ContentBank,
  type ContentCounts,
  ContentSeedService,
} from '../content/seed/content-seed.service.js';
import { FAILED, reportInvalidConfiguration } from './exit-codes.js';
import { explainError } from './explain-error.js';
import { withRequestId } from '../common/request-context.js';
import { type BankExam, type SeedCounts, SeedService } from '../upload/seed/seed.service.js';

/** What a seed stored. */
export interface SeedReport {
  /** Issues of the entries that were left out. */
  issues: string[];
  /** Undefined when the database already contained exams. */
  bank: SeedCounts | undefined;
  /** Undefined when the exams of the database do not come from a bank. */
  content: ContentCounts | undefined;
}

/** The modules whose services store the seed. */
const SEEDED_MODULES = ['content', 'upload'] as const;
const NO_CONTENT: ContentBank = { categories: [], articles: [], posts: [] };

/** Content that was read from files. */
export interface SeedSource {
  bank: readonly BankExam[];
  content?: ContentBank;
  /** Issues of the files that could not be read. */
  bankIssues?: readonly string[];
  contentIssues?: readonly string[];
}

/**
 * Fills an empty database. Exams that a database already contains stay unchanged. If they come from a bank, the articles and
 * posts that the database never had are added. Entries with issues are left out and listed.
 */
export async function seedDatabase(
  config: Config,
  { bank, content = NO_CONTENT, bankIssues = [], contentIssues = [] }: SeedSource,
): Promise<SeedReport> {
  const app = await createApp({ ...config, services: new Set(SEEDED_MODULES) }, { log: newLog(config) });
  try {
    return await withRequestId('seed', async () => {
      const exams = app.nest.get(SeedService, { strict: false });
      const entries = app.nest.get(ContentSeedService, { strict: false });
      const stored = await exams.seed(bank, bankIssues.length > 0);
      const isOurs = await exams.isSeeded();
      // Nothing of these files is stored in a database with other exams, so their issues do not matter.
      const issues = isOurs ? [...bankIssues, ...(stored?.issues ?? []), ...contentIssues] : [];
      await entries.saveIssues(issues);
      return {
        bank: stored?.counts,
        content: isOurs ? await entries.seed(content) : undefined,
        issues,
      };
    });
  } finally {
    await app.close();
  }
}

/** @returns a line for exams, and one for articles and posts if any were stored */
function formatReport({ bank, content }: SeedReport): string {
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
 * The command that seeds the database. Files with issues are left out and listed on standard error.
 * @param home folder of the content; by default the content that ships with the product
 * @returns the exit code
 */
export async function runSeed(
  environment: Readonly<Record<string, string | undefined>>,
  home?: string,
): Promise<number> {
  const parsed = parseConfig({ LOG_LEVEL: 'warn', ...environment, SERVICES: 'exam,content' });
  if (!parsed.ok) return reportInvalidConfiguration(parsed.issues);
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
    process.stdout.write(formatReport(seeded));
    for (const issue of seeded.issues) process.stderr.write(`seed: left out ${issue}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`seed failed: ${explainError(error)}\n`);
    return FAILED;
  }
}
