import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ATTEMPT_VERSION } from '../src/attempt/attempt.js';
import { answeredCount, paletteCounts, parseAttempt, remainingMs, writeAttempt } from '../src/index.js';

/** Append only: a changed sample means that a user loses an attempt. */
const readSample = (version: number) =>
  readFileSync(new URL(`samples/attempt-v${version}.json`, import.meta.url), 'utf8');
const sample = readSample(1);

function read(text: string) {
  const result = parseAttempt(text);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.attempt;
}

function mismatchesOf(change: (stored: Record<string, unknown>) => unknown): string[] {
  const stored: Record<string, unknown> = JSON.parse(sample);
  const result = parseAttempt(JSON.stringify(change(stored) ?? stored));
  return result.ok ? [] : result.issues.map(({ path, message }) => `${path} ${message}`);
}

/** The parsed text of an earlier version, as it is written today. */
function upgraded(text: string) {
  const stored = JSON.parse(text);
  const items = stored.items.map((item: object) => ({ choice: null, ...item }));
  return { sections: [], openSection: 0, ...stored, version: ATTEMPT_VERSION, items };
}

describe('a stored attempt of version 5', () => {
  it('is read and written without a change, with the versions of its sections', () => {
    const text = readSample(5);
    expect(JSON.parse(writeAttempt(read(text)))).toEqual(JSON.parse(text));
    expect(read(text).sections[2]?.route?.versions.map(({ questions }) => questions)).toEqual([
      ['q3'],
      ['q4'],
    ]);
  });
});

describe('a stored attempt of version 4', () => {
  const issuesWith = (choice: unknown) => {
    const stored = JSON.parse(readSample(4));
    stored.items[0].choice = choice;
    const result = parseAttempt(JSON.stringify(stored));
    return result.ok ? [] : result.issues.map(({ path, message }) => `${path} ${message}`);
  };

  it('is read without a change', () => {
    const text = readSample(4);
    expect(JSON.parse(writeAttempt(read(text)))).toEqual(upgraded(text));
    expect(read(text).items.get('q2')).toMatchObject({ answer: null, choice: 2 });
  });

  it('is refused with a choice that no attempt can have', () => {
    expect(issuesWith(null)).toEqual([]);
    expect(issuesWith(2)).toEqual(['/items/0/choice Is beside an answer']);
    expect(issuesWith(26)[0]).toContain('/items/0/choice Expected a whole number from 0 to 25');
    expect(issuesWith(undefined)[0]).toContain('/items/0/choice ');
  });
});

describe('a stored attempt of version 3', () => {
  const stored = () => JSON.parse(readSample(3));
  const issuesWith = (change: (value: ReturnType<typeof stored>) => void) => {
    const value = stored();
    change(value);
    const result = parseAttempt(JSON.stringify(value));
    return result.ok ? [] : result.issues.map(({ path, message }) => `${path} ${message}`);
  };

  it('is read without a change, and without choices', () => {
    const text = readSample(3);
    expect(JSON.parse(writeAttempt(read(text)))).toEqual(upgraded(text));
  });

  it('is that of version 2, with its sections', () => {
    const { sections, openSection, ...rest } = read(readSample(3));
    expect({ ...rest, sections: [], openSection: 0 }).toEqual(read(readSample(2)));
    expect(sections.map(({ usedMs }) => usedMs)).toEqual([40_000, 25_000, 0]);
    expect([openSection, remainingMs(read(readSample(3)))]).toEqual([1, 1_775_000]);
  });

  it('is refused with sections that no attempt can have', () => {
    const mismatch = '/sections Do not match the used time';
    expect(issuesWith((value) => value.sections.pop())).toEqual([
      '/sections Do not have all questions',
      '/sections Do not have the whole duration',
    ]);
    expect(issuesWith((value) => (value.sections[0].usedMs = 41_000))).toEqual([mismatch]);
    expect(issuesWith((value) => (value.openSection = 3))).toEqual([
      '/openSection Is not one of the sections',
    ]);
    expect(issuesWith((value) => (value.openSection = 0))).toEqual([
      mismatch,
      '/current Is not in the open section',
    ]);
    expect(issuesWith((value) => (value.sections[1].usedMs = 1_800_001))[0]).toContain('/sections/1/usedMs ');
    expect(issuesWith((value) => (value.sections = {}))[0]).toContain('/sections Expected a list');
  });
});

describe('a stored attempt of version 2', () => {
  it('is read without a change, and without sections', () => {
    const text = readSample(2);
    expect(JSON.parse(writeAttempt(read(text)))).toEqual(upgraded(text));
  });

  it('is that of version 1, with the options that were ruled out', () => {
    const items = new Map(
      [...read(readSample(2)).items].map(([key, item]) => [key, { ...item, struck: [] }]),
    );
    expect(items).toEqual(read(readSample(1)).items);
  });

  it.each([[[3, 0]], [[1, 1]], [[26]], ['0'], [undefined]])(
    'is refused with %j as ruled-out options',
    (struck) => {
      const stored = JSON.parse(readSample(2));
      stored.items[0].struck = struck;
      expect(parseAttempt(JSON.stringify(stored))).toMatchObject({
        ok: false,
        issues: [{ path: '/items/0/struck' }],
      });
    },
  );
});

describe('a stored attempt of version 1', () => {
  it('is read with its answers, marks and time', () => {
    const attempt = read(sample);
    expect(remainingMs(attempt)).toBe(3_535_000);
    expect(answeredCount(attempt)).toBe(1);
    expect(paletteCounts(attempt)).toMatchObject({ answered: 1, marked: 1, 'not-visited': 1 });
  });

  it('is refused with every mismatch and its path', () => {
    const item = { question: 'q1', answer: 26, visited: 1, spentMs: -1 };
    const list = mismatchesOf((stored) => ({
      ...stored,
      attemptId: '',
      mode: 'race',
      endedBy: 'unknown',
      holderId: 5,
      durationMs: 0.5,
      items: [item, { ...item, answer: null }, 'q2'],
      current: 'q9',
    }));
    expect(list).toEqual([
      '/attemptId Expected a text of 1 to 256 characters, found a string',
      '/mode Expected exam, practice, found a string',
      '/endedBy Expected candidate, clock, found a string',
      '/holderId Expected a text of 1 to 256 characters, found a number',
      '/durationMs Expected a whole number from 0 to 172800000, found a number',
      '/items/2 Expected an object, found a string',
      '/items/0/answer Expected a whole number from 0 to 25, found a number',
      '/items/0/visited Expected true or false, found a number',
      '/items/0/marked Expected true or false, found nothing',
      '/items/0/spentMs Expected a whole number from 0 to 9007199254740991, found a number',
      '/items/1/question Is there twice',
      '/items/1/visited Expected true or false, found a number',
      '/items/1/marked Expected true or false, found nothing',
      '/items/1/spentMs Expected a whole number from 0 to 9007199254740991, found a number',
      '/items/2/question Expected a text of 1 to 256 characters, found nothing',
      '/items/2/answer Expected a whole number from 0 to 25, found nothing',
      '/items/2/visited Expected true or false, found nothing',
      '/items/2/marked Expected true or false, found nothing',
      '/items/2/spentMs Expected a whole number from 0 to 9007199254740991, found nothing',
      '/current Is not one of the questions',
    ]);
  });

  it.each([
    ['a later version', { version: 6 }, '/version Expected a whole number from 1 to 5, found a number'],
    ['more time used than there was', { usedMs: 3_600_001 }, '/usedMs Is more than the duration'],
    ['an end without an author', { phase: 'submitted' }, '/endedBy Is missing from a submitted attempt'],
    [
      'items that are no list',
      { items: {}, current: null },
      '/items Expected a list of at most 100000, found an object',
    ],
  ])('is refused with %s', (_, change, mismatch) => {
    expect(mismatchesOf((stored) => ({ ...stored, ...change }))).toEqual([mismatch]);
  });

  it.each([null, [], 'text', 5])('is refused when it is %j', (value) => {
    const result = parseAttempt(JSON.stringify(value));
    expect(result).toMatchObject({ ok: false, issues: [{ path: '' }, { path: '/version' }] });
  });

  it('is refused when it was cut off', () => {
    expect(parseAttempt(sample.slice(0, 200))).toMatchObject({ ok: false, issues: [{ path: '' }] });
    expect(parseAttempt('')).toMatchObject({ ok: false, issues: [{ message: 'The file is empty' }] });
  });

  it('reads or refuses anything else without throwing', () => {
    const fields = Object.keys(JSON.parse(sample));
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, value) => {
        const stored: Record<string, unknown> = JSON.parse(sample);
        expect(typeof parseAttempt(JSON.stringify({ ...stored, [field]: value })).ok).toBe('boolean');
      }),
    );
  });
});
