import { INJECTION_VECTORS } from '@mockingbird/testing';
import * as z from 'zod';
import { signedHeaders } from '../../../../e2e/src/harness/call.js';
import {
  HOSTILE_QUESTIONS,
  HOSTILE_TEST,
  storeHostileContent,
} from '../../../../e2e/src/hostile/hostile-content.js';
import { findHarm } from '../../html/find-harm.js';
import { send } from '../../http/send.js';
import type { Attack, AttackContext } from '../../runner/attack.js';
import type { Outcome } from '../../runner/tally.js';

/** Pages that show the stored text, with the number of texts on each. */
const PAGES: Readonly<Record<string, number>> = {
  // Key information, facts, questions and answers; title, description, topics and resources.
  '/exam/hostile': 4 * INJECTION_VECTORS.length + 4,
  [`/mocktest/hostile/${HOSTILE_TEST}`]: 1,
  // Bodies, quotes with titles, captions and texts of pictures; title, author and metadata.
  '/blog/hostile': 5 * INJECTION_VECTORS.length + 6,
  '/blog': 3,
};

/** A page with fewer texts may be cached, or show other posts. */
const LEAST_TEXTS = 4;

/** Texts of a question: the question, two options, the explanation. */
const TEXTS_OF_A_QUESTION = 4;

const QUESTIONS = `/api/mocktests/${HOSTILE_TEST}/questions`;

/** Formulas of a test's questions as markup, which the screens insert as HTML. */
const formulasSchema = z.object({
  data: z.unknown(),
  meta: z.object({ math: z.record(z.string(), z.string()) }),
});

/** Counts the texts of one page, and each harm in it. */
function record({ site, tally }: AttackContext, what: string, outcome: Outcome, texts: number): void {
  // The browser would render an empty page, so the texts must be there.
  tally.check(
    what,
    outcome,
    ({ status, text }) => status === 200 && (texts < LEAST_TEXTS || text.includes('alert(1)')),
  );
  const harm = findHarm(outcome.text, site.url);
  for (const each of harm) tally.note(false, `${what}: ${each}`);
  for (let at = harm.length; at < texts; at += 1) tally.note(true, what);
}

/** Texts that become script elsewhere, in every field that the site stores, on every page that shows them. */
export const storedXss: Attack = {
  name: 'stored-xss',
  run: async (context) => {
    const { site, adminToken, tally } = context;
    await storeHostileContent(site, adminToken);
    for (const [path, texts] of Object.entries(PAGES))
      record(context, path, await send(site.url, path), texts);
    const headers = signedHeaders(site, 'GET', QUESTIONS);
    const questions = await send(site.url, QUESTIONS, { headers });
    tally.check(
      'the questions',
      questions,
      ({ status, text }) => status === 200 && text.includes('alert(1)'),
    );
    tally.note(
      String(questions.headers['content-type']).startsWith('application/json'),
      `the questions are ${questions.headers['content-type']}`,
    );
    // The browser renders questions as text (e2e/test/injection.spec.ts) and inserts only formulas as markup.
    const formulas = Object.values(formulasSchema.parse(JSON.parse(questions.text)).meta.math);
    tally.note(formulas.length > 0, 'no formula was rendered');
    const markup = `<!doctype html><div id="mb-remote">${formulas.join('')}</div>`;
    const texts = HOSTILE_QUESTIONS.length * TEXTS_OF_A_QUESTION;
    record(context, 'formulas of the questions', { ...questions, text: markup }, texts);
  },
};
