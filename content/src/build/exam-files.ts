import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '@mockingbird/contracts';
import { DRIVING_PLANS } from '../driving/plans.js';
import { writeDrivingTests } from '../driving/write-tests.js';
import { withTests } from '../exams/assemble/define-exam.mjs';
import { exams } from '../exams/index.mjs';
import type { MockTest } from '../index.mjs';
import { PLANS } from '../papers/plans/index.js';
import type { Taken } from '../papers/section-writer.js';
import { writePapers } from '../papers/write-papers.js';
import { textWithPicture, signatureOf } from '../templates/kit/options/signature.js';
import { ADMISSION_MATHEMATICS } from '../templates/topics/admission-mathematics/index.js';
import { REASONING } from '../templates/topics/reasoning/index.js';
import { TOPICS } from '../templates/topics/index.js';
import { BANK, CATALOGUE } from './folders.js';

const textOf = (option: Question['options'][number] = '') =>
  typeof option === 'string' ? option : option.text;

/** Texts and numbers of the questions in the topics' files. */
function takenByTopics(): Taken {
  const taken: Taken = { texts: new Set(), signatures: new Set(), parameters: new Set() };
  const folder = join(BANK, 'aptitude');
  for (const name of readdirSync(folder).filter((file) => file !== `${CATALOGUE}.json`)) {
    // Written by this command.
    const { tests } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      tests: { questions: Question[] }[];
    };
    for (const question of tests.flatMap(({ questions }) => questions)) {
      const { questionText, questionImage, options, correctAnswer } = question;
      taken.texts.add(textWithPicture(questionText, questionImage));
      taken.signatures.add(signatureOf(questionText, textOf(options[correctAnswer]), questionImage));
    }
  }
  return taken;
}

/**
 * The bank files of all exams: full papers first, then the mini tests; and the templates of the papers' questions.
 * @throws Error when a paper lacks questions
 */
export function examFiles() {
  const topics = new Map(
    [...TOPICS, ...REASONING, ...ADMISSION_MATHEMATICS].map((topic) => [topic.slug, topic]),
  );
  const papers: { address: string; tests: MockTest[]; origins?: Record<string, string> }[] = [
    ...writePapers(PLANS, topics, takenByTopics()),
    ...DRIVING_PLANS.map((plan) => ({ address: plan.address, tests: writeDrivingTests(plan) })),
  ];
  return exams.map((exam) => {
    const own = papers.find(({ address }) => address === exam.address);
    const file = own ? withTests(exam, own.tests) : exam;
    return { address: exam.address, file: { exam: file.exam, tests: file.tests }, origins: own?.origins };
  });
}
