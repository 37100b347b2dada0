import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { uploadResponse } from '@mockingbird/contracts';
import { RichTextService } from '../../src/content/rich-text/rich-text.service.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { FORMULA_VECTORS, growing } from './formula-vectors.js';
import { startApp, type TestApp } from '../support/harness.js';
import { upload } from '../upload/upload-form.js';

/**
 * The smallest of these formulas blocked an idle process for 1.8 s, others for minutes. A busy machine delays every response,
 * so only `npm run prove` holds the short time.
 */
const LONGEST_WAIT_MS = process.env.HOLD_TIMES === '1' ? 1_500 : 20_000;

describe('formulas that attack', () => {
  let database: TestDatabase;
  let services: TestApp;

  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    const publisher = services.app.nest.get(PublisherService, { strict: false });
    await publisher.publishExam(examFields('FORMULAS'));
    await publisher.publishMockTest(testFields('FORMULAS', 'formulas'));
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  const check = (texts: readonly string[]) =>
    upload(services, {
      query: '?dryRun=1',
      fields: { uploadType: 'questions', examId: 'FORMULAS', testId: 'formulas' },
      file: JSON.stringify(
        texts.map((questionText, number) => ({ ...question({ questionId: `q${number}` }), questionText })),
      ),
    });

  /** Sends other requests repeatedly during the work. @returns the longest response time, in milliseconds */
  async function longestWaitDuring(work: () => Promise<void>): Promise<number> {
    let isOver = false;
    let longest = 0;
    const watch = async () => {
      while (!isOver) {
        const began = performance.now();
        await (await fetch(`${services.url}/health/live`)).text();
        longest = Math.max(longest, performance.now() - began);
      }
    };
    const watching = watch();
    await work().finally(() => {
      isOver = true;
    });
    await watching;
    return longest;
  }

  it.each([10, 40, 150])(
    'are refused at upload while others are answered (%i uses of a macro)',
    async (uses) => {
      const tex = growing(uses);
      const longest = await longestWaitDuring(async () => {
        const { status, json } = await check([`What is $${tex}$?`]);
        expect(status).toBe(200);
        expect(uploadResponse.parse(json).data.warnings).toContainEqual({
          path: '/0/questionText',
          message: expect.stringContaining('This formula cannot be read: $\\def\\x'),
        });
      });
      expect(longest).toBeLessThan(LONGEST_WAIT_MS);
    },
  );

  it('show their source in articles and posts while others are answered', async () => {
    const richText = services.app.nest.get(RichTextService, { strict: false });
    const body = FORMULA_VECTORS.map((tex) => `$${tex}$`).join('\n\n');
    const longest = await longestWaitDuring(async () => {
      const [block] = await richText.render([{ kind: 'richText', body }]);
      expect(block).toMatchObject({ html: expect.not.stringContaining('<math') });
      expect(block).toMatchObject({ html: expect.stringContaining('$\\def\\x{a}') });
    });
    expect(longest).toBeLessThan(LONGEST_WAIT_MS);
  });

  it('are refused, each of them', async () => {
    let refused = 0;
    let slowest = 0;
    for (const tex of FORMULA_VECTORS) {
      const began = performance.now();
      const { json } = await check([`$${tex}$`]);
      slowest = Math.max(slowest, performance.now() - began);
      const { warnings } = uploadResponse.parse(json).data;
      if (warnings.some(({ message }) => message.startsWith('This formula cannot be read'))) refused += 1;
    }
    process.stdout.write(
      `formulas: ${refused} of ${FORMULA_VECTORS.length} refused, slowest check ${Math.round(slowest)} ms\n`,
    );
    expect(refused).toBe(FORMULA_VECTORS.length);
  });
});
