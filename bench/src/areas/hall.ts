import { examListResponse } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { measureHallVisit, type HallVisit } from '../phone/measure-hall.js';
import type { Figure } from '../report/figure.js';
import { median } from '../statistics.js';
import type { Tools } from './area.js';
import { BUDGETS } from '../report/budgets.js';

const QUESTIONS = 200;

const NAMES: Readonly<Record<keyof HallVisit, string>> = {
  chooseInList: 'choosing an option in the list',
  choose: 'choosing an option in the hall',
  next: 'Save & Next',
  mark: 'Mark for Review & Next',
  jump: 'opening the palette and jumping',
};

/** The slowest interactions in a test of 200 questions, which a student puts together from the largest exams. */
export async function measureHall({ sites, options, log }: Tools): Promise<Figure[]> {
  const browser = await sites.chromium();
  const { url } = await sites.federated();
  const { data: exams } = examListResponse.parse(await sites.list('/api/exams/allexams'));
  const largest: typeof exams = [];
  for (const exam of [...exams].sort((a, b) => b.totalQuestions - a.totalQuestions)) {
    const count = largest.reduce((total, { totalQuestions }) => total + totalQuestions, 0);
    if (count < QUESTIONS) largest.push(exam);
  }
  const query = new URLSearchParams([
    ...largest.map(({ examId }) => ['exam', examKey(examId)]),
    ['count', String(QUESTIONS)],
    ['minutes', '200'],
    ['seed', 'bench'],
    ['part', '1'],
  ]);
  const visits: HallVisit[] = [];
  for (let run = 0; run < options.runs; run += 1) {
    log(`hall: ${QUESTIONS} questions, visit ${run + 1} of ${options.runs}`);
    visits.push(await measureHallVisit(browser, `${url}/make-test/test?${query}`));
  }
  // The keys are those of the object itself.
  const kinds = Object.keys(NAMES) as (keyof HallVisit)[];
  return kinds.map((kind) => ({
    area: 'hall',
    name: `${QUESTIONS} questions: ${NAMES[kind]}, longest of 10`,
    value: median(visits.map((visit) => visit[kind])),
    unit: 'ms',
    budget: BUDGETS.hallInteraction,
  }));
}
