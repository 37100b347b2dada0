import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import type { Bookmark } from '../../src/record/bookmarks/bookmark.js';
import { cardsOfResult, type DeckCard } from '../../src/record/deck/card.js';
import { mergeRecords } from '../../src/record/file/merge-records.js';
import { parseRecordFile } from '../../src/record/file/parse-record-file.js';
import { writeRecordFile, type StudentRecord } from '../../src/record/file/record-file.js';
import { importRecord, readRecord } from '../../src/record/file/student-record.js';
import { resultId } from '../../src/record/results/result-id.js';
import { buildResult } from './build-result.js';
import { fillDatabase, resetDeviceBeforeEach } from './fake-device.js';

const [template] = cardsOfResult(buildResult());
if (!template) throw new Error('The sample has a mistake');

const sampleText = readFileSync(new URL('samples/record-file-v1.json', import.meta.url), 'utf8');

const ids = fc.constantFrom('a', 'b', 'c', 'd', '__proto__');
const times = fc.integer({ min: 1, max: 5 });
const results = fc.array(
  fc.tuple(ids, times).map(([attemptId, submittedAt]) => buildResult({ attemptId, submittedAt })),
  { maxLength: 6 },
);
const cards: fc.Arbitrary<DeckCard[]> = fc.array(
  fc
    .record({ id: ids, changedAt: times, reps: fc.nat(3), due: times })
    .map(({ id, changedAt, reps, due }) => ({
      ...template,
      id,
      changedAt,
      schedule: { ...template.schedule, reps, due },
    })),
  { maxLength: 6 },
);
const bookmarks: fc.Arbitrary<Bookmark[]> = fc.array(
  fc.record({ id: ids, addedAt: times }).map(({ id, addedAt }) => {
    const { source, question, math } = template;
    return { id, source, question, math, addedAt };
  }),
  { maxLength: 6 },
);
const empty: StudentRecord = { results: [], cards: [], bookmarks: [] };
/** A record as a device has it: each id once. */
const records = fc
  .record({ results, cards, bookmarks })
  .map((record): StudentRecord => mergeRecords(empty, record));

const idsOf = (record: StudentRecord) => ({
  results: record.results.map(resultId).sort(),
  cards: record.cards.map(({ id }) => id).sort(),
  bookmarks: record.bookmarks.map(({ id }) => id).sort(),
});
const sorted = (record: StudentRecord) => ({
  results: [...record.results].sort((a, b) => (resultId(a) < resultId(b) ? -1 : 1)),
  cards: [...record.cards].sort((a, b) => (a.id < b.id ? -1 : 1)),
  bookmarks: [...record.bookmarks].sort((a, b) => (a.id < b.id ? -1 : 1)),
});

describe('two records together', () => {
  it('lose nothing and double nothing', () => {
    fc.assert(
      fc.property(records, records, (a, b) => {
        const merged = idsOf(mergeRecords(a, b));
        for (const kind of ['results', 'cards', 'bookmarks'] as const) {
          expect(merged[kind]).toEqual([...new Set([...idsOf(a)[kind], ...idsOf(b)[kind]])].sort());
        }
      }),
    );
  });

  it('are the same in both directions and after a second import', () => {
    fc.assert(
      fc.property(records, records, (a, b) => {
        const merged = mergeRecords(a, b);
        expect(sorted(mergeRecords(b, a))).toEqual(sorted(merged));
        expect(mergeRecords(merged, b)).toEqual(merged);
        expect(mergeRecords(a, a)).toEqual(a);
      }),
    );
  });

  it('have the later state of each card', () => {
    fc.assert(
      fc.property(records, records, (a, b) => {
        const both = [...a.cards, ...b.cards];
        for (const card of mergeRecords(a, b).cards) {
          const latest = Math.max(
            ...both.filter(({ id }) => id === card.id).map(({ changedAt }) => changedAt),
          );
          expect(card.changedAt).toBe(latest);
        }
      }),
    );
  });
});

describe('the file of a record', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(records, (record) => {
        const parsed = parseRecordFile(writeRecordFile(record, 1));
        expect(parsed).toEqual({ ok: true, record: JSON.parse(JSON.stringify(record)) });
      }),
    );
  });

  it('of version 1 is read without loss', () => {
    const { results: own, cards: deck, bookmarks: marks } = JSON.parse(sampleText);
    expect(parseRecordFile(sampleText)).toEqual({
      ok: true,
      record: { results: own, cards: deck, bookmarks: marks },
    });
  });

  const issuesAfter = (change: (file: ReturnType<typeof JSON.parse>) => void): string[] => {
    const file = JSON.parse(sampleText);
    change(file);
    const parsed = parseRecordFile(JSON.stringify(file));
    return parsed.ok ? [] : parsed.issues.map(({ path, message }) => `${path} ${message}`);
  };

  it('is refused with every issue and its path', () => {
    const issues = issuesAfter((file) => {
      file.results[0].questions[0].options = 'none';
      file.results[0].submittedAt = 'today';
      file.cards[0].schedule.state = 4;
      file.cards[0].schedule.due = null;
      file.bookmarks = {};
    });
    expect(issues).toEqual([
      '/results/0/questions/0/options Expected a list, found a string',
      '/results/0/submittedAt Expected a number, found a string',
      '/cards/0/schedule/due Expected a number, found null',
      '/cards/0/schedule/state Expected 0, 1, 2, 3, found a number',
      '/bookmarks Expected a list, found an object',
    ]);
  });

  it.each([
    ['a script', '<math><mi onclick="steal()">x</mi></math>'],
    ['another element', '<img src="https://example.com/track.png">'],
    ['a link', '<math href="javascript:alert(1)"><mi>x</mi></math>'],
    ['a style', '<math><mtext><style>body { display: none }</style></mtext></math>'],
  ])('is refused when a formula has %s', (_, markup) => {
    const issues = issuesAfter((file) => {
      file.cards[0].math['2 + 3'] = markup;
    });
    expect(issues).toEqual(['/cards/0/math/2 + 3 Expected a formula in MathML, found a string']);
  });

  it('is refused when a picture has an address that acts', () => {
    const issues = issuesAfter((file) => {
      file.bookmarks[0].question.questionImage = 'javascript:alert(1)';
    });
    expect(issues).toHaveLength(1);
    expect(issues[0]).toContain('/bookmarks/0/question/questionImage');
  });

  it('is refused when a source has an address that acts', () => {
    const issues = issuesAfter((file) => {
      file.bookmarks[0].question.source = { name: 'A law', address: 'javascript:alert(1)' };
    });
    expect(issues).toEqual([
      '/bookmarks/0/question/source/address Expected an https address, found a string',
    ]);
  });

  it('is refused as a whole when it is of another kind or version', () => {
    expect(issuesAfter((file) => void (file.version = 2))).toEqual(['/version Expected 1, found a number']);
    expect(parseRecordFile('[]')).toMatchObject({ ok: false, issues: [{ path: '' }] });
    expect(parseRecordFile('{"format":')).toMatchObject({ ok: false, issues: [{ path: '' }] });
    expect(parseRecordFile('')).toMatchObject({ ok: false, issues: [{ message: 'The file is empty' }] });
  });
});

describe('an import', () => {
  resetDeviceBeforeEach();

  it('into another device brings everything back, and a second one nothing more', async () => {
    const parsed = parseRecordFile(sampleText);
    if (!parsed.ok) throw new Error('The sample is valid');
    expect(await importRecord(parsed.record)).toEqual({ results: 1, cards: 1, bookmarks: 1 });
    const first = await readRecord();
    expect(first).toEqual(parsed.record);
    expect(await importRecord(parsed.record)).toEqual({ results: 0, cards: 0, bookmarks: 0 });
    expect(await readRecord()).toEqual(first);
  });

  it('changes nothing when the device is full', async () => {
    const parsed = parseRecordFile(sampleText);
    if (!parsed.ok) throw new Error('The sample is valid');
    const put = fillDatabase(2);
    await expect(importRecord(parsed.record)).rejects.toThrow('full');
    put.mockRestore();
    expect(await readRecord()).toEqual(empty);
  });
});
