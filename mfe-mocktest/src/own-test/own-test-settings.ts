import {
  examKey,
  LEVELS,
  OWN_TEST_EXAMS,
  OWN_TEST_MINUTES,
  OWN_TEST_PARTS,
  OWN_TEST_QUESTIONS,
  OWN_TEST_TOPICS,
  type OwnTestSettings,
  SEED_PATTERN,
} from '@mockingbird/exam-core';

export const OWN_TEST_PATH = '/make-test';

/** The query of an own test's address. Equal settings have equal queries. */
export function ownTestQuery(settings: OwnTestSettings): URLSearchParams {
  const { exams, topics, level, count, minutes, seed, part } = settings;
  return new URLSearchParams([
    ...[...exams].sort().map((exam) => ['exam', exam]),
    ...[...topics].sort().map((topic) => ['topic', topic]),
    ...(level ? [['level', level]] : []),
    ['count', String(count)],
    ['minutes', String(minutes)],
    ['seed', seed],
    ['part', String(part)],
  ]);
}

/** The address of an own test. */
export const ownTestPath = (settings: OwnTestSettings): string =>
  `${OWN_TEST_PATH}/test?${ownTestQuery(settings)}`;

const EXAM = /^[a-z0-9][a-z0-9-]{0,63}$/;
const WHOLE_NUMBER = /^\d{1,6}$/;
const MAX_TOPIC_CHARACTERS = 200;

/** The names of what an address has wrong, or its settings. */
export type SettingsResult = { ok: true; settings: OwnTestSettings } | { ok: false; issues: string[] };

/** Reads the query of an own test's address, which anyone can have written. */
export function readSettings(query: URLSearchParams): SettingsResult {
  const issues: string[] = [];
  const reject = (name: string, expected: string) => void issues.push(`${name}: expected ${expected}`);
  const readNumber = (name: string, { least, most }: { least: number; most: number }) => {
    const text = query.get(name) ?? '';
    const value = WHOLE_NUMBER.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most)) reject(name, `a whole number from ${least} to ${most}`);
    return value;
  };
  const exams = [...new Set(query.getAll('exam').map(examKey))];
  if (exams.length === 0 || exams.length > OWN_TEST_EXAMS || !exams.every((exam) => EXAM.test(exam)))
    reject('exam', `1 to ${OWN_TEST_EXAMS} exams`);
  const topics = [...new Set(query.getAll('topic'))];
  if (
    topics.length > OWN_TEST_TOPICS ||
    topics.some(({ length }) => length === 0 || length > MAX_TOPIC_CHARACTERS)
  )
    reject('topic', `at most ${OWN_TEST_TOPICS} topics`);
  const levelText = query.get('level');
  const level = LEVELS.find((each) => each === levelText);
  if (levelText !== null && !level) reject('level', LEVELS.join(', '));
  const seed = query.get('seed') ?? '';
  if (!SEED_PATTERN.test(seed)) reject('seed', '1 to 16 small letters or digits');
  const count = readNumber('count', { least: 1, most: OWN_TEST_QUESTIONS });
  const minutes = readNumber('minutes', { least: 0, most: OWN_TEST_MINUTES });
  const part = readNumber('part', { least: 1, most: OWN_TEST_PARTS });
  if (issues.length > 0) return { ok: false, issues };
  return { ok: true, settings: { exams, topics, level, count, minutes, seed, part } };
}
